import { expect, test } from 'vitest'
import type { PrintOptions } from '../../src/entries/print.js'
import { printed, quoteOf } from './print.js'

test.each([
  ['en-US', 'letter'],
  ['en-us', 'letter'],
  ['es-Latn-MX', 'letter'],
  ['fr-CA-u-nu-latn', 'letter'],
  ['en-AU', 'a4'],
  ['de', 'a4'],
  // `ca` is the language Catalan here, not the region Canada.
  ['ca', 'a4'],
  ['ca-ES', 'a4'],
  // `co` and `ca` are keys of a collation and a calendar here, not Colombia and Canada.
  ['de-u-co-phonebk', 'a4'],
  ['en-u-ca-buddhist', 'a4'],
])('the paper of %s is %s', (locale, paper) => {
  const sizeOf = (options: Partial<PrintOptions>) =>
    /@page\s*\{[^}]*?size:\s*(\w+)/.exec(printed(quoteOf([]), { locale, ...options }))?.[1]
  expect([sizeOf({}), sizeOf({ paper: 'letter' })]).toEqual([paper, 'letter'])
})
