/** Writes the tables of the pages and the chart again from docs/performance.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { CHART, PAGES, RESULTS } from '../checkout.js'
import { chart } from './chart/chart.js'
import { pageWith } from './page.js'

export function redraw() {
  const results = JSON.parse(readFileSync(RESULTS, 'utf8'))
  for (const page of PAGES) writeFileSync(page, pageWith(readFileSync(page, 'utf8'), results))
  writeFileSync(CHART, chart(results))
}
