import { InvalidArgumentError, type Command } from 'commander'
import type { RecordOptions } from '../golden/record-command.js'
import type { VerifyOptions } from '../golden/verify-command.js'
import {
  accountOption,
  choiceOption,
  kindOption,
  wholeNumber,
  withQueueOptions,
  workersOption,
} from '../options.js'
import { ExitCode, type Running } from '../process-io.js'
import { moneyOf, readAmount } from '../typed-amount.js'

/** `golden record`, `verify`, `diff`, `report` and `accept`. */
export function addGolden(program: Command, running: Running): void {
  const golden = program
    .command('golden')
    .summary('keep what documents come to, and say what is different later')
    .description(
      'Records what requests come to in half a kilobyte each, prices them again later, and groups the differences by cause, with their money.',
    )
    .addHelpText('after', examples)
  addRecord(golden, running)
  for (const comparison of COMPARISONS) addComparison(golden, comparison, running)
  addAccept(golden, running)
}

function addRecord(golden: Command, { output, io, finish }: Running): void {
  const record = golden
    .command('record')
    .summary('record what the requests of a file come to')
    .description(
      'Prices the requests of FILE, one per line, and writes a golden file: a header with versions and settings, then a line per document. A line may also be {"id": …, "request": …, "account": …}.',
    )
    .argument('[FILE]', 'the requests, as NDJSON; standard input when absent or -')
    .option(
      '--out <GOLDEN>',
      'the file to write, compressed if its name ends in .gz (default: standard output)',
    )
    .option('--full', 'keep the priced documents too')
    .addOption(accountOption())
    .option(
      '--catalogue <FILE>',
      'the catalogue that ids and colours are checked against (default: no checks)',
    )
    .addOption(kindOption())
    .addOption(workersOption())
  withQueueOptions(record)
    .option('--quiet', 'no notes or progress on standard error')
    .addHelpText('after', exitCodes)
    .action(async (file: string | undefined, options: RecordOptions) => {
      const { record } = await import('../golden/record-command.js')
      finish(await record(file, options, output, io))
    })
}

const COMPARISONS = [
  {
    name: 'verify',
    summary: 'price the requests again, and say what is different',
    description: 'Prices the requests of FILE again, and prints the causes of all differences from GOLDEN.',
    fixed: {},
  },
  {
    name: 'diff',
    summary: 'the same, with the figures and samples of each cause',
    description:
      'Prices the requests of FILE again, and prints the causes of all differences from GOLDEN: the first figure that differs, its rule, samples, and the smallest request that shows it.',
    fixed: { details: true },
  },
  {
    name: 'report',
    summary: 'the same as one HTML page',
    description:
      'Prices the requests of FILE again, and writes the causes of all differences from GOLDEN as one HTML page.',
    fixed: { details: true },
  },
] as const

type TypedVerifyOptions = Omit<VerifyOptions, 'maxNet'> & { readonly maxNet?: string }

function addComparison(
  golden: Command,
  { name, summary, description, fixed }: (typeof COMPARISONS)[number],
  { output, io, finish }: Running,
): void {
  const comparison = golden
    .command(name)
    .summary(summary)
    .description(description)
    .argument('<FILE>', 'the requests, as NDJSON, in the order in which they were recorded')
    .argument('[GOLDEN]', 'the golden file; absent with --shadow')
    .option(
      '--shadow <COMMAND>',
      'compare with a program that reads the lines of FILE and writes one answer per line',
    )
    .option('--account <FILE>', 'the account settings to price with (default: those of the golden file)')
    .option(
      '--catalogue <FILE>',
      'the catalogue that ids and colours are checked against; required if one was used to record',
    )
    .addOption(kindOption())
    .addOption(workersOption())
  withQueueOptions(comparison)
    .option('--max-documents <N>', 'the most documents that may differ', wholeNumber({}))
    .option('--max-net <AMOUNT>', 'the most that all totals together may differ by, such as 0.00', readAmount)
    .option('--max-cents <N>', 'the most cents that one total may differ by', wholeNumber({}))
    .addOption(
      choiceOption(
        '--format <FORMAT>',
        'how to print: text, json, markdown, github, junit or sarif (default: text on a terminal, json elsewhere)',
        ['text', 'json', 'markdown', 'github', 'junit', 'sarif'],
      ),
    )
    .addOption(
      choiceOption('--locale <LOCALE>', 'the language of the page: en or de (default: en)', ['en', 'de']),
    )
    .option('--quiet', 'no notes or progress on standard error')
    .addHelpText('after', exitCodes)
    .action(
      async (file: string, goldenFile: string | undefined, { maxNet, ...options }: TypedVerifyOptions) => {
        const budget = maxNet === undefined ? {} : { maxNet: magnitude(BigInt(moneyOf(maxNet).amountMicros)) }
        const { verify } = await import('../golden/verify-command.js')
        finish(await verify(file, goldenFile, { ...options, ...budget, ...fixed }, output, io))
      },
    )
  if (name === 'report') comparison.requiredOption('--html <OUT>', 'the file to write the page to')
}

function addAccept(golden: Command, { io, finish }: Running): void {
  golden
    .command('accept')
    .summary('accept a cause, with the reason')
    .description(
      'Adds a cause to the file of accepted causes next to the golden file. It is counted from then on, and does not fail. The ids of causes are those that verify prints.',
    )
    .argument('<GOLDEN>', 'the golden file')
    .requiredOption('--cause <ID>', 'the id of the cause')
    .requiredOption('--reason <TEXT>', 'the reason, for whoever reviews the file', readReason)
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

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

const examples = `
Examples:
  quotewright golden record quotes.ndjson --account account.json --out year.golden.gz
  quotewright golden verify quotes.ndjson year.golden.gz
  quotewright golden diff quotes.ndjson year.golden.gz --account next-year.json
  quotewright golden report quotes.ndjson year.golden.gz --html report.html
  quotewright golden accept year.golden.gz --cause tax.rate:0.10:0.15 --reason 'from 1 July'
  quotewright golden verify quotes.ndjson --shadow './old-engine --ndjson'`

const exitCodes = `
Exit codes:
  0  nothing differs, or what differs is accepted or within the limits of --max-documents, --max-net and --max-cents
  1  documents differ
  2  bad usage, a file that cannot be read or written, or a line that is not JSON
  3  documents differ by more than the limits allow`
