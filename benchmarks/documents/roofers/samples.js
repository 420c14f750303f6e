/** The samples of docs/samples, complete as a roofer sends them, and the parts that generated quotes use. */
import { readFileSync } from 'node:fs'

/** Reads a sample unchanged: pretty-printed JSON. */
export function sampleText(name) {
  return readFileSync(new URL(`../../../docs/samples/${name}`, import.meta.url), 'utf8')
}

const ROOF = JSON.parse(sampleText('roofing-quote.json'))

export const ADDRESS = ROOF.siteAddress
export const ADJUSTMENTS = ROOF.adjustments
export const FLASHINGS = ROOF.lines.flatMap(({ flashing }) => flashing ?? [])
export const KIT = ROOF.lines.find(({ productKit }) => productKit).productKit

/** The account of the samples, with two fields of its own that documents keep. */
export const ROOFERS_SETTINGS = {
  ...JSON.parse(sampleText('account.json')),
  customFields: ['orderedBy', 'jobNumber'],
}
