import { describe, expect, test } from 'vitest'
import { renderGoldenReport } from '../../../src/entries/golden.js'
import type { GoldenReport } from '../../../src/entries/golden.js'
import { accepted, both, HARMFUL, adversarial, many, none, one, reportOn } from './reports.js'

interface Command {
  readonly level: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/** Reads commands as the runner does: each line is a command, with its escapes undone. */
function commandsOf(report: GoldenReport, file?: string): readonly Command[] {
  const text = renderGoldenReport(report, { format: 'github', ...(file === undefined ? {} : { file }) })
  expect(text.endsWith('\n')).toBe(true)
  return text.slice(0, -1).split('\n').map(readCommand)
}

function readCommand(line: string): Command {
  const [, level = '', properties = '', message = ''] = /^::(\w+) (.*?)::(.*)$/s.exec(line) ?? []
  return {
    level,
    properties: Object.fromEntries(
      properties.split(',').map((property) => {
        const [name = '', ...value] = property.split('=')
        return [name, unescaped(value.join('='))]
      }),
    ),
    message: unescaped(message),
  }
}

function unescaped(text: string): string {
  return text
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%25', '%')
}

const levelsOf = (report: GoldenReport) => commandsOf(report, 'q.ndjson').map(({ level }) => level)

describe('a report as workflow commands', () => {
  test('has no position without a file', () => {
    expect(commandsOf(one)[0]?.properties).toEqual({ title: 'The recorded figures round ties to even' })
  })

  test('lists a notice for an accepted cause after the errors', () => {
    expect(levelsOf(accepted)).toEqual(['notice'])
    expect(levelsOf(reportOn([...both.causes].reverse()))).toEqual(['error', 'notice'])
    expect(levelsOf(none)).toEqual(['notice'])
    expect(levelsOf({ ...none, same: 3 })).toEqual(['error'])
  })

  test('has ten commands, and a command that counts the other causes', () => {
    const dozen = reportOn(many.causes.slice(0, 12))
    expect(levelsOf(dozen)).toEqual([...Array<string>(10).fill('error'), 'warning'])
    expect(commandsOf(dozen).at(-1)?.message).toMatch(/^2 more causes/)
    const eleven = reportOn(many.causes.slice(0, 11).map((row) => ({ ...row, accepted: 'known' })))
    expect(levelsOf(eleven)).toEqual([...Array<string>(10).fill('notice'), 'warning'])
    expect(levelsOf(reportOn(many.causes.slice(0, 10))).length).toBe(10)
  })

  test('puts the count, or the message without differences, at the file, with a title', () => {
    const dozen = reportOn(many.causes.slice(0, 12))
    const place = { file: 'q.ndjson', title: expect.stringMatching(/./) as string }
    expect(commandsOf(dozen, 'q.ndjson').at(-1)?.properties).toEqual(place)
    expect(commandsOf(none, 'q.ndjson').map(({ properties }) => properties)).toEqual([place])
  })

  test('has all ten errors if the other causes are accepted', () => {
    const rows = many.causes.slice(0, 11)
    const last = rows.slice(10).map((row) => ({ ...row, accepted: 'known' }))
    expect(levelsOf(reportOn([...rows.slice(0, 10), ...last]))).toEqual([
      ...Array<string>(10).fill('error'),
      'notice',
    ])
  })

  test('has errors for ten of ten thousand causes', () => {
    expect(levelsOf(many)).toEqual([...Array<string>(10).fill('error'), 'warning'])
    expect(commandsOf(many).at(-1)?.message).toMatch(/^9,990 more causes/)
  })

  test.each(HARMFUL)('keeps %j inside its command', (text) => {
    const lines = renderGoldenReport(adversarial(text), { format: 'github', file: text }).split('\n')
    expect(lines.length).toBe(3)
    for (const line of lines.slice(0, 2)) {
      // Only the characters of the format remain: a percent sign starts an escape.
      expect(line).toMatch(/^::(?:error|notice) [^:]*::/)
      expect(line.replace(/%(?:25|0D|0A|3A|2C)/g, '')).not.toMatch(/[%\r\n]/)
    }
    if (text !== '') expect(commandsOf(adversarial(text), text)[0]?.properties['file']).toBe(text)
  })
})
