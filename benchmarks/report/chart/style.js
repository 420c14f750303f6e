export const WIDTH = 800
/** The left end of the bars. Their names stand before it. */
export const BARS_LEFT = 220
/** The position where bars and curves end. Their labels follow. */
export const RIGHT = 640

export const STYLE = `
text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #24292f }
.title { font-size: 15px; font-weight: 600 }
.quiet { fill: #6e7781; font-size: 12px }
.page { fill: #ffffff }
.ours { fill: #1a7f37 }
.other { fill: #afb8c1 }
.wrong { fill: #d4a72c }
.missed { fill: #cf222e }
.rule { stroke: #d0d7de; stroke-width: 1 }
.axis { stroke: #8c959f; stroke-width: 1 }
.line-ours { stroke: #1a7f37; stroke-width: 2; fill: none }
.line-other { stroke: #8c959f; stroke-width: 2; fill: none }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .quiet { fill: #9198a1 }
  .page { fill: #0d1117 }
  .other { fill: #484f58 }
  .rule { stroke: #30363d }
  .axis { stroke: #6e7681 }
}
`
