import { expect, test } from 'vitest'
import { item, printed, quoteOf } from './print.js'

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
  const html = printed(quoteOf([item('Screws', '1000000')]), { locale })
  expect(/@page\s*\{[^}]*?size:\s*(\w+)/.exec(html)?.[1]).toBe(paper)
})
