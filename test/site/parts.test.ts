/** Tests links to pages that the site shows in parts. */
import { describe, expect, test } from 'vitest'
import { linkOnSite, withoutParts } from '../../docs/.vitepress/parts.js'
import { referenceParts } from '../../docs/.vitepress/reference-parts.js'

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
    [
      'guide.md',
      'codes.md#total-price-mismatch',
      'codes/codes-of-requests-and-lines.md#total-price-mismatch',
    ],
    ['rules/l.md', '#n5', 'n.md#n5'],
    ['rules/l.md', '#l6', '#l6'],
    ['rules/v.md', 'errors.md', '../errors.md'],
    ['api/parts/rules/v.md', 'advice.md', '../advice.md'],
    [
      'rules/l.md',
      'service-rules.md#b1-the-limits-of-the-service',
      '../service-rules/b.md#b1-the-limits-of-the-service',
    ],
  ])('leads from %s to %s as %s', (page, link, expected) => {
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

test('an accessor of the reference has its meaning and type, and says that it can be set', () => {
  const get =
    '#### name\n\n##### Get Signature\n\n```ts\nget name(): string;\n```\n\nIts name.\n\n##### Returns\n\n`string`\n'
  const set =
    '\n##### Set Signature\n\n```ts\nset name(name): void;\n```\n\n##### Parameters\n\n' +
    '| Parameter | Type |\n| ------ | ------ |\n| `name` | `string` |\n\n##### Returns\n\n`void`\n'
  const text = referenceParts(new Map([['a.md', get + set]])).get('a.md')
  expect(text).toBe('#### name\n\nIts name.\n\nType: `string`. You can set it.\n')
})

test('a long page of the reference becomes a list and parts, and links follow', () => {
  const entry = (name: string): string =>
    `### ${name}()\n\n${'Word '.repeat(600)}[one](#one) [Two](b.md#two)\n\n`
  const sources = new Map([
    ['a.md', `# a\n\n## Functions\n\n${entry('one')}***\n\n${entry('other')}`],
    ['b.md', '# b\n\n## Interfaces\n\n### Two\n\nIs of [one](a.md#one).\n'],
  ])
  const parts = referenceParts(sources)
  expect([...parts.keys()]).toEqual(['a.md', 'a/functions-1.md', 'a/functions-2.md', 'b.md'])
  expect(parts.get('a.md')).toContain('- [other()](a/functions-2.md#other){#other}')
  expect(parts.get('a/functions-1.md')).toMatch(
    /^## one\(\) \{#one\}[^]*\[one\]\(#one\) \[Two\]\(\.\.\/b\.md#two\)/m,
  )
  expect(parts.get('a/functions-2.md')).toContain('[one](functions-1.md#one)')
  expect(parts.get('b.md')).toContain('[one](a/functions-1.md#one)')
})
