/**
 * Compares what sheets are read as with stored files that were checked by hand. A cell between backticks is JSON or a
 * name of `VALUES`. The lines that begin with `→` show how the sheet is read.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeProblem } from '../../src/entries/index.js'
import { requestFromRows, type SheetCell, type SheetMapping } from '../../src/entries/sheet.js'
import { expectStored } from '../stored-file.js'

interface Options {
  readonly locale?: string
  readonly currency?: string
  readonly language?: 'en' | 'de'
  readonly mapping?: SheetMapping
  readonly places?: boolean
}

const VALUES: Readonly<Record<string, unknown>> = { date: new Date(0), NaN: Number.NaN, Infinity }

function cellOf(text: string): SheetCell {
  const [, value] = /^`(.*)`$/.exec(text.trim()) ?? []
  if (value === undefined) return text.trim()
  return (Object.hasOwn(VALUES, value) ? VALUES[value] : JSON.parse(value)) as SheetCell
}

/** Writes keys without quotes, and amounts in units. */
function shown(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\{"amountMicros":"(-?\d+)","currency":"(\w+)"\}/g, (_, micros: string, currency: string) =>
      [currency, Number(micros) / 1e6].join(' '),
    )
    .replace(/"(\w+)":/g, '$1:')
    .replace(/PRICING_STRATEGY_|ADJUSTMENT_TYPE_/g, '')
}

/** Returns the lines of a block with those that show how its sheet is read. */
function readingOf(block: string): string {
  const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith('→'))
  const options = JSON.parse(lines.find((line) => line.startsWith('@'))?.slice(1) ?? '{}') as Options
  const { locale = 'en-AU', currency = 'AUD', language, mapping } = options
  const rows = lines.filter((line) => !/^(?:# |@)/.test(line)).map((line) => line.split('|').map(cellOf))
  const describe = language && describeProblem
  const sheet = requestFromRows(rows, { locale, currency, language, describe }, mapping)
  if (!sheet.ok) {
    for (const { cell, message, details } of sheet.problems) {
      expect(message.startsWith(cell === '' ? 'The ' : `${cell}: `), message).toBe(true)
      expect(message).not.toMatch(/[{}]/)
      if ('near' in details)
        expect(message).toMatch(new RegExp(`\\. \\p{Lu}[^.]* ${String(details.near)}`, 'u'))
    }
    const found = sheet.problems.map(({ cell, code, param, details }) =>
      ['→', cell, code, param, shown(details)].filter((part) => part !== '' && part !== '{}').join(' '),
    )
    return [...lines, ...found].join('\n')
  }
  const { request, places, ...lists } = sheet.value
  const { lines: made, ...others } = request
  const found = [
    ...(made as readonly object[]).map(shown),
    ...Object.entries(others).map(([name, value]) => `${name} ${shown(value)}`),
    ...Object.entries(lists).flatMap(([name, cells]) =>
      cells.length > 0 ? `${name} ${cells.join(', ')}` : [],
    ),
    ...(options.places === true ? places.map(({ cell, path }) => `${cell} ${path.join('.')}`) : []),
  ]
  return [...lines, ...found.map((line) => `→ ${line}`)].join('\n')
}

describe('a stored sheet', () => {
  test.each(['cells', 'headings', 'units', 'rows'])('is read as its file shows: %s', (name) => {
    const file = new URL(`stored/${name}.txt`, import.meta.url)
    const blocks = readFileSync(file, 'utf8').trimEnd().split('\n\n')
    expectStored(`${blocks.map(readingOf).join('\n\n')}\n`, file)
  })
})
