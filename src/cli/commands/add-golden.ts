import { InvalidArgumentError, type Command } from 'commander'
import type { RecordOptions } from '../golden/record-command.js'
import type { PriceBookOptions } from '../golden/price-book-command.js'
import type { VerifyOptions } from '../golden/verify-command.js'
import {
  accountOption,
  localeOption,
  helpSection,
  kindOption,
  namedChoice,
  wholeNumber,
  withQueueOptions,
  workersOption,
} from '../options.js'
import { ExitCode, type Running } from '../process-io.js'

export function addGolden(program: Command, running: Running): void {
  const golden = program
    .command('golden')
    .summary('record priced documents and report what changes later')
    .description(
      'Records the figures of requests in half a kilobyte each, prices the requests again later, and groups the differences by cause, with the amounts.',
    )
    .addHelpText('after', examples)
  addRecord(golden, running)
  for (const comparison of COMPARISONS) addComparison(golden, comparison, running)
  addAccept(golden, running)
}

function addRecord(golden: Command, { output, io, finish }: Running): void {
  const record = golden
    .command('record')
    .summary('record the figures of the requests in a file')
    .description(
      'Prices the requests of FILE, one per line, and writes a golden file: a header with versions and settings, then one line per document. A request may also be {"id": …, "request": …, "account": …}.',
    )
    .argument('[FILE]', 'the requests as NDJSON (default or -: standard input)')
    .option('--out <GOLDEN>', 'the golden file, .gz to compress (default: standard output)')
    .option('--full', 'record the priced documents too')
    .addOption(accountOption())
    .option('--catalogue <FILE>', 'the catalogue for ids and colours (default: no checks)')
    .addOption(kindOption())
    .addOption(workersOption())
  withQueueOptions(record)
    .option('--quiet', 'no notes or progress on standard error')
    .addHelpText('after', exitCodesOfRecord)
    .action(async (file: string | undefined, options: RecordOptions) => {
      const { record } = await import('../golden/record-command.js')
      finish(await record(file, options, output, io))
    })
}

const COMPARISONS = [
  {
    name: 'verify',
    summary: 'price the requests again, and report the differences',
    description: 'Prices the requests of FILE again, and prints the causes of all differences from GOLDEN.',
    fixed: {},
  },
  {
    name: 'diff',
    summary: 'verify, with the figures and samples of each cause',
    description:
      'Prices the requests of FILE again, and prints the causes of all differences from GOLDEN. Each cause has samples. If settings or policies explain it, it also has the first differing figure, its rule, and the smallest request found that shows it.',
    fixed: { details: true },
  },
  {
    name: 'report',
    summary: 'verify, as one HTML page',
    description:
      'Prices the requests of FILE again, and writes the causes of all differences from GOLDEN as one HTML page.',
    fixed: { details: true },
  },
] as const

type TypedVerifyOptions = VerifyOptions & Partial<Pick<PriceBookOptions, 'priceBook' | 'date'>>

function addComparison(
  golden: Command,
  { name, summary, description, fixed }: (typeof COMPARISONS)[number],
  { output, io, finish }: Running,
): void {
  const comparison = golden
    .command(name)
    .summary(summary)
    .description(description)
    .argument('<FILE>', 'the requests as NDJSON, in the recorded order')
    .argument('[GOLDEN]', 'the golden file (none with --shadow)')
    .option('--shadow <COMMAND>', 'another program, with one answer per line of FILE')
    .addOption(accountOption('from the golden file'))
    .option('--catalogue <FILE>', 'the catalogue, required if the recording had one')
    .addOption(kindOption())
    .addOption(workersOption())
  withQueueOptions(comparison)
    .option('--max-documents <N>', 'the maximum number of differing documents', wholeNumber({}))
    .option('--max-net <AMOUNT>', 'the maximum net difference of all totals, such as $0.00')
    .option('--max-cents <N>', 'the maximum difference of one total, in cents', wholeNumber({}))
    .addOption(namedChoice('--format <FORMAT>', ['text', 'json', 'markdown', 'github', 'junit', 'sarif']))
    .addOption(localeOption())
    .option('--quiet', 'no notes or progress on standard error')
    .addHelpText('after', exitCodes)
    .action(
      async (
        file: string,
        goldenFile: string | undefined,
        { priceBook, date, ...options }: TypedVerifyOptions,
      ) => {
        if (priceBook !== undefined) {
          const { verifyPriceBook } = await import('../golden/price-book-command.js')
          finish(await verifyPriceBook(file, goldenFile, { ...options, priceBook, date }, output, io))
          return
        }
        const { verify } = await import('../golden/verify-command.js')
        finish(await verify(file, goldenFile, { ...options, ...fixed }, output, io))
      },
    )
  if (name === 'report') comparison.requiredOption('--html <OUT>', 'the file for the page')
  if (name === 'verify') addPriceBook(comparison)
}

function addPriceBook(verify: Command): void {
  verify
    .option('--price-book <FILE>', 'a price list, to report what it changes by product')
    .option('--date <DATE>', 'the day of the prices, as YYYY-MM-DD (default: today)', readDate)
}

function readDate(typed: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(typed) : Number.NaN
  // `Date.parse` reads 30 February as a day in March.
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(typed)) return typed
  throw new InvalidArgumentError('It must be a day such as 2026-07-01.')
}

function addAccept(golden: Command, { io, finish }: Running): void {
  golden
    .command('accept')
    .summary('accept a cause, with the reason')
    .description(
      'Adds a cause to the file of accepted causes next to the golden file. Take its id from the output of verify. From then on, verify still counts the cause, but does not fail because of it.',
    )
    .argument('<GOLDEN>', 'the golden file')
    .requiredOption('--cause <ID>', 'the id of the cause')
    .requiredOption('--reason <TEXT>', 'the reason, for reviewers of the file', readReason)
    .action(
      async (goldenFile: string, { cause, reason }: { readonly cause: string; readonly reason: string }) => {
        const { accept } = await import('../golden/accepted-file.js')
        await accept(goldenFile, cause, reason, io)
        finish(ExitCode.Answered)
      },
    )
}

function readReason(typed: string): string {
  if (typed.trim() !== '') return typed
  throw new InvalidArgumentError('Say why the cause is accepted.')
}

const examples = helpSection('Examples', [
  'quotewright golden record quotes.ndjson --account account.json --out year.golden.gz',
  'quotewright golden verify quotes.ndjson year.golden.gz',
  'quotewright golden diff quotes.ndjson year.golden.gz --account next-year.json',
  'quotewright golden report quotes.ndjson year.golden.gz --html report.html',
  'quotewright golden verify quotes.ndjson year.golden.gz --price-book new.json --date 2027-01-01',
  "quotewright golden accept year.golden.gz --cause tax.rate:0.10:0.15 --reason 'from 1 July'",
  "quotewright golden verify quotes.ndjson --shadow './old-engine --ndjson'",
])

const exitCodesOfRecord = helpSection('Exit codes', [
  '0  every request was recorded, including those with problems',
  '2  bad usage, an unusable file, or a line that is not JSON',
])

const exitCodes = helpSection('Exit codes', [
  '0  no differences, or only accepted or permitted ones',
  '1  documents differ, and no limits are given',
  '2  bad usage, an unusable file, or a line that is not JSON',
  '3  documents differ by more than the limits allow',
])
