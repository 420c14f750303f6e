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
    // A tab, the control character 0x9b and the first of two marks.
    ['a\tb\u009B[31m', 'a&#9;b&#155;[31m'],
    ['x ##[error]', 'x &#35;#[error]'],
    ['\n \n  ::error', '\n \n  &#58;:error'],
    ['a::b and : c', 'a::b and : c'],
  ])('writes %j as %j', (page, safe) => {
    expect(printablePage(page)).toBe(safe)
  })
})

test('control characters are shown by their pictures, or by a mark without one', () => {
  expect(withVisibleControls('a\0\u001f b\u007f\u0085\u202e')).toBe('a␀␟ b␡\ufffd\ufffd')
})

test('commands to a build system are broken by a space, and in reports of commands only within a line', () => {
  expect(printable('::Error a::b ##[group] ##vso[x]\n')).toBe(': :Error a: :b # #[group] # #vso[x]␊')
  expect(withoutInnerCommands('::error ##[a]##[b]')).toBe('::error # #[a]# #[b]')
})

test('printablePage takes linear time for repeated characters', () => {
  const page = '\n'.repeat(200_000)
  expect(printablePage(page)).toBe(page)
})
