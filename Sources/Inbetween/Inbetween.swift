@_exported import Foundation
@_exported import InbetweenDrawing
@_exported import InbetweenMotion
@_exported import InbetweenRendering
@_exported import InbetweenTerminal
@_exported import InbetweenViews
@_exported import Observation
