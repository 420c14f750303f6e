import { describe, expect, it, test } from 'vitest'
import { printablePage, withoutPasswords } from '../../../src/cli/table/printable.js'

describe('printablePage', () => {
  it.each([
    // A build system takes a line that begins with two colons as a command.
    ['<p>\n  ::error::x</p>', '<p>\n  &#58;:error::x</p>'],
    ['::set-env', '&#58;:set-env'],
    // A tab, the control character 0x9b and the first of two marks.
    ['a\tb\u009B[31m', 'a&#9;b&#155;[31m'],
    ['x ##[error]', 'x &#35;#[error]'],
    ['\n \n  ::error', '\n \n  &#58;:error'],
    ['a::b and : c', 'a::b and : c'],
  ])('writes %j as %j', (page, safe) => {
    expect(printablePage(page)).toBe(safe)
  })
})

describe('withoutPasswords', () => {
  it.each([
    ['cannot reach redis://user:secret@host:6379', 'cannot reach redis://…@host:6379'],
    ['redis://a:b@c and redis://d:e@f', 'redis://…@c and redis://…@f'],
    ['file://user@home', 'file://user@home'],
    ['redis://host:6379', 'redis://host:6379'],
    ['redis://a:p://w@c', 'redis://…@c'],
  ])('writes %j as %j', (text, shown) => {
    expect(withoutPasswords(text)).toBe(shown)
  })
})

test.each([
  ['printablePage', printablePage, '\n'.repeat(200_000)],
  ['withoutPasswords', withoutPasswords, '://'.repeat(100_000)],
])('%s takes linear time for repeated characters', (_, write, text) => {
  expect(write(text)).toBe(text)
})
