import type { FormField } from '../../src/entries/form.js'
import { describe, expect, test } from 'vitest'
import { fractionOf, golden, percentOf } from '../../docs/.vitepress/live/golden.js'
import * as form from '../../docs/.vitepress/live/quote-form.js'
import { readField } from '../../docs/.vitepress/live/read-fields.js'
import { ACCOUNT, PRICE } from '../../docs/.vitepress/live/request.js'
import { halfEven } from '../../docs/.vitepress/live/rounding.js'
import { queryOf, textsOf } from '../../docs/.vitepress/live/query.js'
import { commandLine, scriptOf } from '../../docs/.vitepress/live/shell.js'
import { runWith } from '../cli/run-with.js'
import { asTheCommand } from './as-the-command.js'
import { FIRST_PAGE, LIVE_PAGES } from './live-pages.js'

/** Matches words of JSON, and line numbers, which do not appear on the page. */
const WORDS_OF_JSON = /[a-z][A-Z]|_|\bsent\b|\bLine \d|millionth/

/** Texts for a field of each page that can be read, but that pricing refuses. */
const REFUSED: readonly (readonly [page: string, field: string, text: string])[] = [
  ...['line', 'rounding', 'other-system'].flatMap((page) =>
    ['1/3', '0.00001', ''].map((text) => [page, 'quantity', text] as const),
  ),
  ...['line', 'measurements', 'rounding', 'other-system'].map((page) => [page, 'price', ''] as const),
  ...['-5', '101', '12.345'].map((text) => ['line', 'discount', text] as const),
  ...['cost', 'percentage'].map((field) => ['markup', field, ''] as const),
  ...['101', '12.345'].map((text) => ['markup', 'percentage', text] as const),
  ...['gutter', 'gutterPrice', 'brackets', 'bracketPrice', 'hours', 'hourPrice', 'pipes', 'pipePrice'].map(
    (field) => ['kit', field, ''] as const,
  ),
  ['kit', 'pipes', '1/3'],
  ['measurements', 'pieces', ''],
  ['measurements', 'minimum', '-5'],
  ['measurements', 'cost', '9000000000000'],
  ['target', 'sheets', ''],
  ['target', 'labour', ''],
  ['target', 'goal', '0.001'],
  ['golden', 'rate', '101'],
  ['golden', 'rate', '-5'],
]
const pageOf = (name: string) => {
  const found = LIVE_PAGES.find((one) => one.name === name)
  if (found === undefined) throw new Error(`there is no page ${name}`)
  return found.page
}

describe.each([...LIVE_PAGES, FIRST_PAGE])('the page $name', ({ page, typed }) => {
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

  test('names the unreadable field, and hides the figures', () => {
    for (const [name, { kind }] of Object.entries(page.fields)) {
      if (kind === 'text' || kind === 'choice') continue
      const { runs, wrong } = page.work({ ...page.initial, [name]: 'seven' })
      expect(Object.keys(wrong)).toEqual([name])
      expect(runs).toEqual([])
    }
  })

  test('answers any typed text', () => {
    for (const name of Object.keys(page.fields))
      for (const text of ['', '0', '-1', '99999999999999', '1e9', '{', '1/3', '\u0000'])
        expect(Object.keys(page.work({ ...page.initial, [name]: text }))).toContain('runs')
  })

  test('describes problems in the words of the page', () => {
    const texts = ['', '0', '-1', '101', '1/3', '0.000001', '9000000000000', '9223372036854', '2/0', '0/2']
    for (const [name, { kind }] of Object.entries(page.fields)) {
      if (kind === 'text') continue
      for (const text of texts)
        for (const sentence of Object.values(page.work({ ...page.initial, [name]: text }).wrong)) {
          expect(sentence).toMatch(/^[A-Z].*[.?]$/)
          expect(sentence).not.toMatch(WORDS_OF_JSON)
        }
    }
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

test.each(REFUSED)(
  'a problem of pricing on the page %s is shown at the field %s, with its label, for the text %j',
  (name, field, text) => {
    const page = pageOf(name)
    const { wrong } = page.work({ ...page.initial, [field]: text })
    expect(Object.keys(wrong)).toEqual([field])
    expect(wrong[field]).toContain(page.fields[field]?.label)
  },
)

test('a piece of a list is named by its number, and one problem of several lines appears once', () => {
  const { pieces } = pageOf('measurements').work({
    ...pageOf('measurements').initial,
    pieces: '2/6, 3/0, 0/4',
  }).wrong
  expect(pieces).toMatch(/length of piece 2\D.*count of piece 3\D/)
  const { quantity } = pageOf('other-system').work({
    ...pageOf('other-system').initial,
    quantity: '1/3',
  }).wrong
  expect(quantity?.match(/decimals/g)).toHaveLength(1)
})

test('an amount that is too large is reported at its line, even after empty lines', () => {
  const page = pageOf('tax')
  const { wrong } = page.work({ ...page.initial, first: '', third: '9223372036854.775807' })
  expect(Object.keys(wrong)).toEqual(['third'])
})

test('a rate of settings appears as typed, in per cent', () => {
  const page = pageOf('golden')
  const { rate } = page.work({ ...page.initial, rate: '112.5' }).wrong
  expect(rate).toMatch(/\b112\.5\b.*\b0 to 100\b/)
  expect(['0.125', '1', '0', '-0.05', '1.125', '0.00125', '0.10'].map(percentOf)).toEqual([
    ...['12.5', '100', '0', '-5', '112.5', '0.125', '10'],
  ])
})

describe('refused quotes on the page golden', () => {
  const PRICED = golden.initial['requests']?.split('\n')[0] ?? ''
  const [PRICE_AS_TEXT, NO_LINES, NO_CUSTOMER] = [
    PRICED.replace('{"amountMicros":"1040000"}', '"85.00"'),
    PRICED.replace('"lines"', '"line"'),
    '{"customerId":"x"}',
  ]
  const worked = (...requests: readonly string[]) =>
    golden.work({ ...golden.initial, requests: requests.join('\n') })

  test('are counted, and the first is named with its line, its pointer and its problem', async () => {
    const { wrong, runs } = worked(PRICED, '', NO_CUSTOMER, '{"customerId":5}', PRICE_AS_TEXT)
    expect(wrong['requests']).toMatch(/^3 of 4 quotes are refused/)
    expect(wrong['requests']).toMatch(/line 3, customer_id: customerId/)
    const [run] = runs
    if (run === undefined) throw new Error('there is no comparison')
    const same = run.figures.find(({ at }) => at === 'same')
    expect(same?.value).toBe(3)
    expect(same?.label).toMatch(/\b3\b.*refused/)
    const { shown, command } = await asTheCommand(run)
    expect(shown).toEqual(command)
  })

  test.each([NO_CUSTOMER, PRICE_AS_TEXT])('are listed for each kind: %s', (request) => {
    const { wrong } = worked(PRICED, request)
    expect(wrong['requests']).toMatch(/^1 of 2 quotes is refused.*line 2/)
  })

  test.each(['-5', '"x"', 'null', `[${PRICED}]`, '{'])(
    'make no report for a line that the command does not record: %s',
    async (line) => {
      const { wrong, runs } = worked(PRICED, line)
      expect(wrong['requests']).toContain('Line 2 ')
      expect(runs).toEqual([])
      const { exitCode, stderr } = await runWith(['golden', 'record'], { input: `${PRICED}\n${line}` })
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining('NDJSON')])
    },
  )

  test('are separate from quotes with an ignored field', () => {
    const { wrong, runs } = worked(PRICED, NO_LINES)
    expect(wrong['requests']).toMatch(/^1 of 2 quotes has a field.*line 2, line: .*\blines\b/)
    expect(runs[0]?.figures.find(({ at }) => at === 'same')?.label).not.toContain('refused')
  })

  test('are not mentioned if all can be priced', () => {
    expect(worked(PRICED).wrong).toEqual({})
  })
})

describe('the form', () => {
  const wrongIn = (changed: ReturnType<typeof form.opened>) =>
    changed.messages.map(({ row, field }) => `${String(row)}.${String(field)}`)

  test('has the figures of the command', async () => {
    const opened = form.opened()
    expect(opened.messages).toEqual([])
    const { shown, command } = await asTheCommand({
      command: PRICE,
      files: { 'request.json': opened.request, 'account.json': ACCOUNT },
      figures: [
        { at: 'quote.total', value: opened.totals?.total },
        { at: 'quote.lines.1.onTheFly.pricing.totalPrice', value: opened.rows[1]?.total },
      ],
    })
    expect(shown).toEqual(command)
  })

  test.each<[string, FormField['name'], string, string]>([
    ['header', 'customerId', 'x', 'Customer'],
    ['header', 'customerId', '', 'Customer'],
    ['row0', 'pieces', 'many', 'Pieces'],
    ['row1', 'product', '', 'Product'],
    ['row1', 'quantity', '', 'Quantity'],
    ['row1', 'quantity', '1/3', 'Quantity'],
    ['row0', 'unitPrice', '', 'Price per metre'],
    ['row0', 'discount', '101', 'Discount'],
  ])('names the field %s.%s by its label in the problem of the text %j', (row, field, text, label) => {
    const changed = form.opened().set(row, field, text)
    expect(wrongIn(changed)).toEqual([`${row}.${field}`])
    expect(changed.messages[0]?.text).toContain(label)
    // An id has its underscore.
    expect(changed.messages[0]?.text.replace('cust_1', '')).not.toMatch(WORDS_OF_JSON)
  })

  test('is kept in its address', () => {
    const changed = form.opened().add('item').set('row4', 'product', 'Screws & washers')
    const again = form.formOf(`?${form.queryOf(changed)}`)
    expect(again.draft).toEqual(changed.draft)
    expect([form.queryOf(form.opened()), form.formOf('?draft=[').draft]).toEqual(['', form.opened().draft])
  })
})

test('half a cent rounds to the even cent', () => {
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
  // The result is zero, so it has no minus sign.
  ['-0.005', '0.00'],
])('half a cent of a credit also rounds to the even cent: %s is %s', (exact, rounded) => {
  expect(halfEven(exact)).toBe(rounded)
})

test('a percentage becomes a fraction', () => {
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

test('the message for a text with more than two meanings does not mention two', () => {
  const readAs = (kind: 'money' | 'pieces') => readField({ label: '', kind, unit: 'm' }, '1,234')
  expect(readAs('pieces').either).toHaveLength(4)
  expect(readAs('pieces').wrong).not.toBe(readAs('money').wrong)
  expect(readAs('pieces').wrong).not.toContain('two')
})

test('a command can be pasted into a shell', () => {
  expect(commandLine(['price', 'a b.json'])).toBe("quotewright price 'a b.json'")
  const script = scriptOf({ title: '', command: PRICE, files: { 'request.json': {} }, figures: [] })
  expect(script).toBe(
    "cat > request.json <<'END'\n{}\nEND\nnpx quotewright price request.json --account account.json",
  )
})
