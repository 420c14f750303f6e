import { describe, expect, test } from 'vitest'
import { fractionOf, golden, percentOf } from '../../docs/.vitepress/live/golden.js'
import * as form from '../../docs/.vitepress/live/quote-form.js'
import { readField } from '../../docs/.vitepress/live/read-fields.js'
import { ACCOUNT, PRICE } from '../../docs/.vitepress/live/request.js'
import { halfEven } from '../../docs/.vitepress/live/rounding.js'
import { queryOf, textsOf } from '../../docs/.vitepress/live/query.js'
import { commandLine, scriptOf } from '../../docs/.vitepress/live/shell.js'
import { asTheCommand } from './as-the-command.js'
import { LIVE_PAGES } from './live-pages.js'

/** Matches words of JSON, and line numbers that the page does not show. */
const WORDS_OF_JSON = /[a-z][A-Z]|_|\bsent\b|\bLine \d|millionth/

/** Readable texts that pricing refuses, for fields of each page. */
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
  if (found === undefined) throw new Error(`page ${name} does not exist`)
  return found.page
}

describe.each(LIVE_PAGES)('the page $name', ({ page, typed }) => {
  test.each([{}, ...typed])('shows the figures of the command: %j', async (texts) => {
    const { runs, wrong } = page.work({ ...page.initial, ...texts })
    expect(wrong).toEqual({})
    expect(runs.length).toBeGreaterThan(0)
    for (const run of runs) {
      const { shown, command } = await asTheCommand(run)
      expect(shown.length).toBeGreaterThan(0)
      expect(shown).toEqual(command)
    }
  })

  test('names an unreadable field, and hides the figures', () => {
    for (const [name, { kind }] of Object.entries(page.fields)) {
      if (kind === 'text' || kind === 'choice') continue
      const { runs, wrong } = page.work({ ...page.initial, [name]: 'seven' })
      expect(Object.keys(wrong)).toEqual([name])
      expect(runs).toEqual([])
    }
  })

  test('returns an answer for any text', () => {
    for (const name of Object.keys(page.fields))
      for (const text of ['', '0', '-1', '99999999999999', '1e9', '{', '1/3', '\u0000'])
        expect(Object.keys(page.work({ ...page.initial, [name]: text }))).toContain('runs')
  })

  test('describes problems without words of JSON', () => {
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

  test('keeps its texts in the URL', () => {
    for (const texts of typed) {
      const all = { ...page.initial, ...texts }
      expect(textsOf(queryOf(all, page.initial), page.initial)).toEqual(all)
    }
    expect(queryOf(page.initial, page.initial)).toBe('')
    expect(textsOf('other=1', page.initial)).toEqual(page.initial)
  })
})

test.each(REFUSED)(
  'a live page shows a problem of pricing at its field, with its label: %s, %s, %j',
  (name, field, text) => {
    const page = pageOf(name)
    const { wrong } = page.work({ ...page.initial, [field]: text })
    expect(Object.keys(wrong)).toEqual([field])
    expect(wrong[field]).toContain(page.fields[field]?.label)
  },
)

test('a live page numbers the pieces of a list, and shows the problem of several lines once', () => {
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

test('a live page reports an amount that is too large at its line, even after empty lines', () => {
  const page = pageOf('tax')
  const { wrong } = page.work({ ...page.initial, first: '', third: '9223372036854.775807' })
  expect(Object.keys(wrong)).toEqual(['third'])
})

test('a live page shows a tax rate as a percentage, as typed', () => {
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
    const { wrong, runs } = worked(PRICED, '', NO_CUSTOMER, '-5', PRICE_AS_TEXT)
    expect(wrong['requests']).toMatch(/^3 of 4 quotes are refused/)
    expect(wrong['requests']).toMatch(/line 3, customer_id: customerId/)
    const [run] = runs
    if (run === undefined) throw new Error('valid quotes are not compared')
    const same = run.figures.find(({ at }) => at === 'same')
    expect(same?.value).toBe(3)
    expect(same?.label).toMatch(/\b3\b.*refused/)
    const { shown, command } = await asTheCommand(run)
    expect(shown).toEqual(command)
  })

  test.each(['-5', '"x"', 'null', NO_CUSTOMER, PRICE_AS_TEXT])(
    'are listed for each kind of request: %s',
    (request) => {
      const { wrong } = worked(PRICED, request)
      expect(wrong['requests']).toMatch(/^1 of 2 quotes is refused.*line 2/)
    },
  )

  test('are separate from quotes with an ignored field', () => {
    const { wrong, runs } = worked(PRICED, NO_LINES)
    expect(wrong['requests']).toMatch(/^1 of 2 quotes has a field.*line 2, line: .*\blines\b/)
    expect(runs[0]?.figures.find(({ at }) => at === 'same')?.label).not.toContain('refused')
  })

  test('are not mentioned if all quotes are valid', () => {
    expect(worked(PRICED).wrong).toEqual({})
  })
})

describe('the quote form of the site', () => {
  test('shows the figures of the command', async () => {
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

  test('shows problems at the fields, and skips empty rows', () => {
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

  test('asks for a customer at the customer field', () => {
    expect(Object.keys(form.workOut({ ...form.initial, customer: '' }).wrong)).toEqual(['customer'])
  })

  test.each([
    ['customer', 'x', 'Customer'],
    ['customer', '', 'Customer'],
    ['product1', '', 'Product'],
    ['quantity1', '', 'Quantity'],
    ['quantity1', '1/3', 'Quantity'],
    ['price0', '', 'Unit price'],
    ['discount0', '101', 'Discount'],
  ])('names a field by its label: %s, %j, %s', (field, text, label) => {
    const { wrong, others } = form.workOut({ ...form.initial, [field]: text })
    expect(Object.keys(wrong)).toEqual([field])
    expect(others).toEqual([])
    expect(wrong[field]).toContain(label)
    // A customer id contains an underscore.
    expect(wrong[field]?.replace('cust_1', '')).not.toMatch(WORDS_OF_JSON)
  })

  test('names the line of a problem without a field', () => {
    const { wrong, others } = form.workOut({ ...form.initial, quantity1: '999999999999' })
    expect(wrong).toEqual({})
    expect(others).toHaveLength(1)
    expect(others[0]).toMatch(/^Line 2: Total /)
  })
})

test('halfEven rounds half a cent to the even cent', () => {
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
  // The amount rounds to zero, without a minus.
  ['-0.005', '0.00'],
])('halfEven rounds half a cent of a credit to the even cent: %s becomes %s', (exact, rounded) => {
  expect(halfEven(exact)).toBe(rounded)
})

test('fractionOf turns a percentage into a fraction', () => {
  expect(['10', '12.5', '0.5', '100', '0'].map(fractionOf)).toEqual([
    '0.10',
    '0.125',
    '0.005',
    '1.00',
    '0.00',
  ])
})

test('readField returns both meanings of an ambiguous text', () => {
  const { either } = readField({ label: '', kind: 'money' }, '1,234')
  expect(either).toHaveLength(2)
})

test('readField does not mention two meanings if there are more', () => {
  const said = (kind: 'money' | 'pieces') => readField({ label: '', kind, unit: 'm' }, '1,234')
  expect(said('pieces').either).toHaveLength(4)
  expect(said('pieces').wrong).not.toBe(said('money').wrong)
  expect(said('pieces').wrong).not.toContain('two')
})

test('commandLine returns a command for a shell', () => {
  expect(commandLine(['price', 'a b.json'])).toBe("quotewright price 'a b.json'")
  const script = scriptOf({ title: '', command: PRICE, files: { 'request.json': {} }, figures: [] })
  expect(script).toBe(
    "cat > request.json <<'END'\n{}\nEND\nnpx quotewright price request.json --account account.json",
  )
})
