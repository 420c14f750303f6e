/**
 * The checkout to measure: this one, or the checkout at QUOTEWRIGHT_CHECKOUT, so that the same benchmarks can measure
 * two versions. Build it first.
 */
import { fileURLToPath } from 'node:url'
import { join, resolve } from 'node:path'

const here = fileURLToPath(new URL('..', import.meta.url))

export const CHECKOUT = resolve(process.env['QUOTEWRIGHT_CHECKOUT'] ?? here)
/** The folder of an earlier commit to measure beside this checkout, if any. */
export const BEFORE = process.env['QUOTEWRIGHT_BEFORE'] && resolve(process.env['QUOTEWRIGHT_BEFORE'])

export const ENTRY = join(CHECKOUT, 'dist/index.js')
export const TEXTS = join(CHECKOUT, 'dist/text.js')
export const CODECS = join(CHECKOUT, 'dist/fp.js')
export const COMMAND = join(CHECKOUT, 'dist/cli.js')
export const KERNEL = join(CHECKOUT, '.tmp/benchmarks/kernel.mjs')
export const RESULTS = join(here, 'docs/performance.json')
export const PAGES = ['docs/performance.md', 'benchmarks/MEASUREMENTS.md'].map((page) => join(here, page))
export const CHART = join(here, 'docs/performance.svg')
