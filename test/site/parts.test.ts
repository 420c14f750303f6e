/** Tests where links to pages lead that the site shows in parts. */
import { describe, expect, test } from 'vitest'
import { linkOnSite, withoutParts } from '../../docs/.vitepress/parts.js'

describe('a link on the site', () => {
  test.each([
    ['guide.md', 'rules.md#l6', 'rules/l.md#l6'],
    ['how-to/server.md', '../rules.md#a3', '../rules/a.md#a3'],
    ['guide.md', 'rules.md#n7-a-cent-is-10000-micros', 'rules/n.md#n7-a-cent-is-10000-micros'],
    [
      'guide.md',
      'rules.md#one-request-worked-by-hand',
      'rules/one-request-worked-by-hand.md#one-request-worked-by-hand',
    ],
    ['guide.md', 'codes.md#total_price_mismatch', 'codes.md#total_price_mismatch'],
    ['guide.md', 'codes.md#total-price-mismatch', 'codes/codes-of-pricing.md#total-price-mismatch'],
    ['rules/l.md', '#n5', 'n.md#n5'],
    ['rules/l.md', '#l6', '#l6'],
    ['rules/v.md', 'errors.md', '../errors.md'],
    ['api/parts/rules/v.md', 'advice.md', '../advice.md'],
    [
      'rules/l.md',
      'service-rules.md#b1-the-limits-of-the-service',
      '../service-rules/b.md#b1-the-limits-of-the-service',
    ],
  ])('of %s to %s is %s', (page, link, expected) => {
    expect(linkOnSite(link, page)).toBe(expected)
  })

  test.each([
    'rules.md',
    'https://example.com/rules.md#l6',
    '/rules.html#l6',
    'fields.md#one-complete-request',
  ])('stays the same if it leads to no part: %s', (link) => {
    expect(linkOnSite(link, 'guide.md')).toBe(link)
  })
})

test('a part has the address of its page', () => {
  expect(withoutParts('api/parts/rules/l.md')).toBe('rules/l.md')
  expect(withoutParts('guide.md')).toBe('guide.md')
})
