import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bySize, oneOfEach } from '../run-size.js'
import { runWith } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

/** Every control character, and every character that ends a line or changes the writing direction. */
const CONTROLS = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, index) => 0x7f + index),
  ...[0x061c, 0x200e, 0x200f, 0x2028, 0x2029],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
]
const ANY_CONTROL = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Each control character, followed by commands of build systems, with spaces where lines are broken. */
const CONTROL_TEXT = CONTROLS.map(
  (code) => `${String.fromCodePoint(code)}::error::x ::error::x##[error]x##vso[task.setvariable]x`,
).join('a')

const pricing = { quantity: '3', unitPrice: { amountMicros: '11230000', currency: 'AUD' } }
const QUOTE = {
  customerId: 'cust_1',
  reference: CONTROL_TEXT,
  comment: CONTROL_TEXT,
  lines: [
    { onTheFly: { productName: CONTROL_TEXT, pricing } },
    { catalogue: { productId: 'prod_1', params: [{ name: CONTROL_TEXT, value: CONTROL_TEXT }], pricing } },
    { labour: { name: CONTROL_TEXT, pricing } },
    { notes: { text: CONTROL_TEXT } },
    { flashing: { productName: CONTROL_TEXT, colour: CONTROL_TEXT, drawing: { points: {} }, pricing } },
  ],
  adjustments: [{ name: CONTROL_TEXT, type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: pricing.unitPrice }],
  [CONTROL_TEXT]: CONTROL_TEXT,
}
const WRONG = {
  ...QUOTE,
  requestId: CONTROL_TEXT,
  lines: [{ [CONTROL_TEXT]: {} }, { labour: { pricing: { quantity: CONTROL_TEXT } } }],
}

const NO_FILE = join('no-folder', CONTROL_TEXT.replaceAll(/[\0/]/g, ''))
const FILES = ['--account', '--catalogue'].map((option) => ['price', option, NO_FILE])

const EVERY_RUN: readonly (readonly string[])[] = [
  ['price', '--format', 'table'],
  ['price', '--format', 'table', '--advise'],
  ['price', '--ndjson'],
  ['explain', '--format', 'table'],
  ['explain', '--figure', CONTROL_TEXT],
  ['flashing', '--format', 'table'],
  ['diagnose', '--total', CONTROL_TEXT],
  ['solve', '--total', CONTROL_TEXT],
  ['explain', '--format', 'html'],
  ['explain', '--format', 'markdown'],
  ['flashing', '--svg', '-'],
  ['print'],
  ['price', '--format', 'csv'],
  ['print', '--locale', 'de'],
  ['flashing', '--format', 'json'],
  ['flashing', '--stock', '8000', '--cuts-svg', '-'],
  ['flashing', '--stock', CONTROL_TEXT],
  ['solve', '--total', '100', '--format', 'table'],
  ['diagnose', '--format', 'table'],
  ['template', '--out', NO_FILE],
  ['template', CONTROL_TEXT],
  ['codes', CONTROL_TEXT],
  ['worker', '--redis', CONTROL_TEXT],
  ['price', '--ndjson', '--redis', CONTROL_TEXT],
  ['golden', 'accept', NO_FILE, '--cause', CONTROL_TEXT, '--reason', CONTROL_TEXT],
  ['golden', 'record'],
  ['golden', 'record', '--full'],
  ['golden', 'verify', NO_FILE],
  ['golden', 'record', '--out', NO_FILE],
  ['price', NO_FILE],
  ['price', '--format', CONTROL_TEXT],
  ['price', '--kind', CONTROL_TEXT],
  [CONTROL_TEXT],
  ['price', `--${CONTROL_TEXT}`],
  ...FILES,
]

/** The short run takes a third of the commands. */
const RUNS = oneOfEach(bySize(3, 1), EVERY_RUN)

const FORMATS = ['text', 'json', 'markdown', 'github', 'junit', 'sarif']

/** Ignores the command's own styles. A build system obeys a command even after spaces. */
function linesWithControls(printed: string): readonly string[] {
  const lines = printed.replaceAll(/\p{Cc}\[[\d;]*m/gu, '').split(/\r?\n/)
  return lines.filter((line) => /^\s*::\w/.test(line) || line.search(ANY_CONTROL) >= 0)
}

describe.each(
  RUNS.map((args) => ({
    args,
    title: args.map((text) => text.slice(0, 12).replaceAll(ANY_CONTROL, '')).join(' '),
  })),
)('the output of $title', ({ args }) => {
  test.each([
    ['a priceable request', JSON.stringify(QUOTE)],
    ['a wrong request', JSON.stringify(WRONG)],
    ['no JSON', CONTROL_TEXT],
  ])('keeps the texts of %s on their lines, and shows their control characters', async (_, input) => {
    for (const columns of bySize([40], [undefined, 40])) {
      const settings = columns === undefined ? {} : { columns, isInteractive: true }
      const { stdout, stderr } = await runWith(args, { input, hasNotes: true, ...settings })
      expect(linesWithControls(stdout + stderr)).toEqual([])
      expect(stdout + stderr).not.toMatch(/##(vso)?\[/i)
      expect(stdout + stderr).not.toBe('')
    }
  })
})

describe('the output for files with control characters', () => {
  const folder = temporaryFolder()
  const printedBy = async (...args: readonly string[]): Promise<string> => {
    const { stdout, stderr } = await runWith(args, { columns: 80, hasNotes: true })
    return stdout + stderr
  }
  const expectSafe = (printed: string): void => {
    expect(printed).not.toBe('')
    expect(linesWithControls(printed)).toEqual([])
    expect(printed).not.toMatch(/##(vso)?\[/i)
  }

  test.each(['diff', 'verify'].flatMap((name) => FORMATS.map((format) => ({ name, format }))))(
    'printed by golden $name --format $format stays on its lines',
    async ({ name, format }) => {
      const requests = folder.write('requests.ndjson', JSON.stringify(QUOTE))
      const account = folder.write(
        'account.json',
        `{"currency":"AUD","tax":{"rate":"0.2","code":${JSON.stringify(CONTROL_TEXT)}}}`,
      )
      const golden = join(folder.path, 'golden')
      await runWith(['golden', 'record', requests, '--out', golden])
      const printed = await printedBy(
        'golden',
        name,
        requests,
        golden,
        '--account',
        account,
        '--format',
        format,
      )
      const own = format === 'github' ? printed.replaceAll(/^::(?=error )/gm, '') : printed
      expect(own).toContain('error')
      expectSafe(own)
    },
  )

  test.each([
    [
      '--account',
      { currency: CONTROL_TEXT, tax: { rate: CONTROL_TEXT, code: CONTROL_TEXT }, [CONTROL_TEXT]: 1 },
    ],
    [
      '--catalogue',
      { products: [{ id: CONTROL_TEXT, name: CONTROL_TEXT, [CONTROL_TEXT]: 1 }], [CONTROL_TEXT]: 1 },
    ],
    ['--mapping', { [CONTROL_TEXT]: CONTROL_TEXT }],
    ['--account', `{"currency":"AUD" ${CONTROL_TEXT}`],
  ])('given as %s stays on its lines', async (option, content) => {
    const file = folder.write('settings.json', content)
    const request = folder.write('sheet.csv', 'Product,Qty,Unit price\nCap,1,2\n')
    const printed = await printedBy('price', request, option, file)
    expectSafe(printed)
  })

  test.each(['table', 'json', 'csv'])(
    'read from a sheet and printed as %s stays on its lines',
    async (format) => {
      const cell = `"${CONTROL_TEXT.replaceAll('"', '""')}"`
      const rows = [`Product,Qty,Unit price,${cell}`, `${cell},2,3,x`, `Cap,${cell},${cell},x`, `${cell},,,`]
      const sheet = folder.write('sheet.csv', rows.join('\n'))
      for (const part of [rows.length, 2]) {
        folder.write('sheet.csv', rows.slice(0, part).join('\n'))
        expectSafe(await printedBy('price', sheet, '--customer', 'cust_1', '--format', format))
      }
    },
  )

  test('read from a price list stays on its lines', async () => {
    const requests = folder.write('requests.ndjson', JSON.stringify(QUOTE))
    const book = folder.write('book.json', {
      rows: [{ productId: CONTROL_TEXT, unitPrice: CONTROL_TEXT, [CONTROL_TEXT]: 1 }],
    })
    for (const format of ['text', 'json'])
      expectSafe(await printedBy('golden', 'report', requests, '--price-book', book, '--format', format))
  })
})
