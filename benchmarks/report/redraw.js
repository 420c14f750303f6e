/** Makes the page's tables and the chart anew from docs/performance.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { CHART, PAGE, RESULTS } from '../checkout.js'
import { chart } from './chart/chart.js'
import { pageWith } from './page.js'

export function redraw() {
  const results = JSON.parse(readFileSync(RESULTS, 'utf8'))
  writeFileSync(PAGE, pageWith(readFileSync(PAGE, 'utf8'), results))
  writeFileSync(CHART, chart(results))
}
