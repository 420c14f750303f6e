import { describe, expect, test } from 'vitest'
import { fractionOf } from '../../docs/.vitepress/live/golden.js'
import * as form from '../../docs/.vitepress/live/quote-form.js'
import { readField } from '../../docs/.vitepress/live/read-fields.js'
import { ACCOUNT, PRICE } from '../../docs/.vitepress/live/request.js'
import { halfEven } from '../../docs/.vitepress/live/rounding.js'
import { queryOf, textsOf } from '../../docs/.vitepress/live/query.js'
import { commandLine, scriptOf } from '../../docs/.vitepress/live/shell.js'
import { asTheCommand } from './as-the-command.js'
import { LIVE_PAGES } from './live-pages.js'

describe.each(LIVE_PAGES)('the page $name', ({ page, typed }) => {
  test.each([{}, ...typed])('has the figures of the command: %j', async (texts) => {
    const { runs, wrong } = page.work({ ...page.initial, ...texts })
    expect(wrong).toEqual({})
    expect(runs.length).toBeGreaterThan(0)
    for (const run of runs) {
      const { shown, command } = await asTheCommand(run)
      expect(shown.length).toBeGreaterThan(0)
      expect(shown).toEqual(command)
    }
  })

  test('says which field cannot be read, and shows no figures then', () => {
    for (const [name, { kind }] of Object.entries(page.fields)) {
      if (kind === 'text' || kind === 'choice') continue
      const { runs, wrong } = page.work({ ...page.initial, [name]: 'seven' })
      expect(Object.keys(wrong)).toEqual([name])
      expect(runs).toEqual([])
    }
  })

  test('answers whatever is typed', () => {
    for (const name of Object.keys(page.fields))
      for (const text of ['', '0', '-1', '99999999999999', '1e9', '{', '1/3', '\u0000'])
        expect(Object.keys(page.work({ ...page.initial, [name]: text }))).toContain('runs')
  })

  test('keeps its texts in the address', () => {
    for (const texts of typed) {
      const all = { ...page.initial, ...texts }
      expect(textsOf(queryOf(all, page.initial), page.initial)).toEqual(all)
    }
    expect(queryOf(page.initial, page.initial)).toBe('')
    expect(textsOf('other=1', page.initial)).toEqual(page.initial)
  })
})

describe('the form', () => {
  test('has the figures of the command', async () => {
    const { request, quote, wrong } = form.workOut(form.initial)
    expect(wrong).toEqual({})
    const { shown, command } = await asTheCommand({
      command: PRICE,
      files: { 'request.json': request, 'account.json': ACCOUNT },
      figures: [
        { at: 'quote.total', value: quote?.total },
        { at: 'quote.lines.1.onTheFly.pricing.totalPrice', value: form.rowTotals(form.initial, quote)[1] },
      ],
    })
    expect(shown).toEqual(command)
  })

  test('has problems at the fields, with empty rows between', () => {
    const texts = {
      ...form.initial,
      product1: '',
      quantity1: '',
      price1: '',
      quantity2: '0.00001',
      price0: '1,234',
    }
    const { wrong, quote } = form.workOut(texts)
    expect(quote).toBeUndefined()
    expect(Object.keys(wrong).sort()).toEqual(['price0', 'quantity2'])
  })

  test('asks for a customer at the field', () => {
    expect(Object.keys(form.workOut({ ...form.initial, customer: '' }).wrong)).toEqual(['customer'])
  })
})

test('half a cent goes to the even cent', () => {
  expect(['0.005', '0.015', '1.005', '1.0051', '2', '0.994', '0.995'].map(halfEven)).toEqual([
    '0.00',
    '0.02',
    '1.00',
    '1.01',
    '2.00',
    '0.99',
    '1.00',
  ])
})

test.each([
  ['-1.275', '-1.28'],
  ['-1.265', '-1.26'],
  ['-0.125', '-0.12'],
  ['-0.126', '-0.13'],
  ['-0.015', '-0.02'],
  ['-0.05', '-0.05'],
  ['-2', '-2.00'],
  // Nothing is left of it, so nothing is owed either.
  ['-0.005', '0.00'],
])('half a cent of a credit goes to the even cent as well: %s is %s', (exact, rounded) => {
  expect(halfEven(exact)).toBe(rounded)
})

test('per cent are a fraction', () => {
  expect(['10', '12.5', '0.5', '100', '0'].map(fractionOf)).toEqual([
    '0.10',
    '0.125',
    '0.005',
    '1.00',
    '0.00',
  ])
})

test('an ambiguous text has both meanings', () => {
  const { either } = readField({ label: '', kind: 'money' }, '1,234')
  expect(either).toHaveLength(2)
})

test('a command can be pasted into a shell', () => {
  expect(commandLine(['price', 'a b.json'])).toBe("quotewright price 'a b.json'")
  const script = scriptOf({ title: '', command: PRICE, files: { 'request.json': {} }, figures: [] })
  expect(script).toBe(
    "cat > request.json <<'END'\n{}\nEND\nnpx quotewright price request.json --account account.json",
  )
})
