/** Draws docs/performance.md and docs/performance.svg again from docs/performance.json, without measuring. */
import { redraw } from './report/redraw.js'

redraw()
