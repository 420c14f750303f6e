import { describe, expect, it, test } from 'vitest'
import {
  printable,
  printablePage,
  withoutInnerCommands,
  withVisibleControls,
} from '../../../src/cli/table/printable.js'

describe('printablePage', () => {
  it.each([
    // A build system takes a line that begins with two colons as a command.
    ['<p>\n  ::error::x</p>', '<p>\n  &#58;:error::x</p>'],
    ['::set-env', '&#58;:set-env'],
    // References replace a tab, the control character 0x9b, and the first # of two.
    ['a\tb\u009B[31m', 'a&#9;b&#155;[31m'],
    ['x ##[error]', 'x &#35;#[error]'],
    ['\n \n  ::error', '\n \n  &#58;:error'],
    ['a::b and : c', 'a::b and : c'],
  ])('writes %j as %j', (page, safe) => {
    expect(printablePage(page)).toBe(safe)
  })
})

test('a control character is shown as its picture, or as a replacement character if it has none', () => {
  expect(withVisibleControls('a\0\u001f b\u007f\u0085\u202e')).toBe('a␀␟ b␡\ufffd\ufffd')
})

test('`printable` breaks each command to a build system by a space, and `withoutInnerCommands` keeps the one at the start of a line', () => {
  expect(printable('::Error a::b ##[group] ##vso[x]\n')).toBe(': :Error a: :b # #[group] # #vso[x]␊')
  expect(withoutInnerCommands('::error ##[a]##[b]')).toBe('::error # #[a]# #[b]')
})

test('printablePage takes linear time for repeated characters', () => {
  const page = '\n'.repeat(200_000)
  expect(printablePage(page)).toBe(page)
})
