import type { DiagnoseOptions } from './diagnosing/diagnose-command.js'
import { readAmount } from './typed-amount.js'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import type { CodesOptions } from './codes-command.js'
import { usualMostProblems, usualQueue } from './defaults.js'
import type { ExplainOptions } from './explaining/explain-command.js'
import type { FlashingOptions } from './flashing/flashing-command.js'
import { addGoldenCommands } from './golden/golden-options.js'
import { nearName } from '../problem/near-name.js'
import type { PriceOptions } from './pricing/price-command.js'
import type { WorkOptions } from './queue/work-command.js'
import { CommandFailure, ExitCode, openOutput, type ProcessIo } from './process-io.js'
import type { Format } from './table/presentation.js'
import type { SolveCommandOptions } from './solving/solve-command.js'
import { withSolveOptions } from './solving/solve-options.js'

/** A larger number of threads is taken for a typing error. */
export const mostWorkers = 64

/**
 * Runs the command with its arguments. Resolves to the exit code and never ends the process itself. What a subcommand
 * needs is loaded when it runs: most of the time of a short run is spent on loading.
 */
export async function run(args: readonly string[], io: ProcessIo): Promise<ExitCode> {
  const { stdout, stderr } = io
  const output = openOutput(stdout)
  // If standard error has no reader either, nobody is left to inform.
  stderr.on('error', () => undefined)
  let exitCode: ExitCode = ExitCode.Answered
  const program = new Command('quotewright')
    .description(
      'Prices sales quotes and orders of the building-products trade, to the cent, and measures flashings.',
    )
    .version(packageJson.version, '-V, --version', 'print the version of the package')
    .helpOption('-h, --help', 'print this')
    .helpCommand('help [COMMAND]', 'print what a command takes')
    .usage('COMMAND [options] [FILE]')
    .exitOverride()
    .configureHelp(plainHelp)
    .configureOutput({
      writeOut: (text) => void output.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => {
        write(text.replace(/^error: /, 'quotewright: '))
      },
      getOutHelpWidth: () => stdout.columns ?? 100,
      getErrHelpWidth: () => stderr.columns ?? 100,
    })
    .addHelpText('after', examples)
  withCommonOptions(program.command('price'), 'request')
    .summary('price a create request of a quote or an order')
    .description(
      'Prices a create request and prints the document, or the error envelope with every problem in it. Advice, which refuses nothing, is below a table; with JSON it is on standard error. Answers of --ndjson have no advice.',
    )
    .option(
      '--catalogue <FILE>',
      'products, kits, flashing templates and customers to check ids and colours against (default: no checks)',
    )
    .addOption(kindOption())
    .option('--workings', 'add to the answer how the figures of its lines came about; prints JSON')
    .option(
      '--most-problems <N>',
      `answer the first N problems of a request, and how many there are (default: ${String(usualMostProblems)})`,
      readCount,
    )
    .addHelpText('after', priceExamples)
    .action(async (file: string | undefined, options: PriceOptions) => {
      const { price } = await import('./pricing/price-command.js')
      exitCode = await price(file, options, output, io)
    })
  program
    .command('explain')
    .summary('explain how the figures of a quote or an order are computed')
    .description(
      'Explains a figure of a request: what it is computed from, in words and in numbers, exactly and rounded, with the rules. Without --figure it is the total. A request with problems is answered with them.',
    )
    .argument('[FILE]', 'the request, as JSON; standard input when absent or -')
    .option(
      '--figure <POINTER>',
      'the figure to explain, such as lines[0].labour.pricing.totalPrice (default: total)',
    )
    .option('--depth <N>', 'how many levels of figures to show below it (default: all)', readLevels)
    .addOption(
      choiceOption(
        '--format <FORMAT>',
        'how to print: text, markdown, html or json (default: text on a terminal, json elsewhere)',
        ['text', 'markdown', 'html', 'json'],
      ),
    )
    .option('--account <FILE>', 'the account settings, as JSON (default: the sample account: AUD, 10 % GST)')
    .option('--catalogue <FILE>', 'what to check ids and colours against (default: no checks)')
    .addOption(
      choiceOption('--kind <KIND>', 'what the request creates: quote or order (default: as price takes it)', [
        'quote',
        'order',
      ]),
    )
    .addOption(
      choiceOption('--locale <LOCALE>', 'the language of the explanation: en or de (default: en)', [
        'en',
        'de',
      ]),
    )
    .option('--quiet', 'no notes on standard error')
    .addHelpText('after', exitCodes)
    .addHelpText('after', explainExamples)
    .action(async (file: string | undefined, options: ExplainOptions) => {
      const { explain } = await import('./explaining/explain-command.js')
      exitCode = await explain(file, options, output, io)
    })
  withCommonOptions(program.command('flashing'), 'flashing line')
    .summary('measure a flashing line, and advise on what is odd about it')
    .description(
      'Measures a flashing line, as its body or as a sales line: girth, bends, lengths and price. Prints them with advice, which refuses nothing, or the error envelope with every problem in it.',
    )
    .option(
      '--svg <OUT>',
      'write a picture of the flashing, one sheet with all its sides, as SVG to this file; - for standard output, in place of the figures',
    )
    .option('--title <TEXT>', 'the title of the picture (default: the name of the product)')
    .addOption(
      choiceOption(
        '--theme <THEME>',
        "the colours of the picture: auto, light or dark (default: auto, as the reader's system)",
        ['auto', 'light', 'dark'],
      ),
    )
    .addOption(
      choiceOption('--locale <LOCALE>', 'the language of the picture: en or de (default: en)', ['en', 'de']),
    )
    .addHelpText('after', flashingExamples)
    .action(async (file: string | undefined, options: FlashingOptions) => {
      const { flashing } = await import('./flashing/flashing-command.js')
      exitCode = await flashing(file, options, output, io)
    })
  program
    .command('diagnose')
    .summary('say how another system came to its figures')
    .description(
      'Compares figures of another system with ours, and looks for a known way of rounding or taxing that makes them. With --total, --subtotal or --tax the FILE is the request; without, it is an observation a line: {"request": …, "figures": {"total": …}}.',
    )
    .argument('[FILE]', 'a request or observations, as JSON; standard input when absent or -')
    .option('--total <AMOUNT>', 'the total of the other system, such as 6527.81', readAmount)
    .option('--subtotal <AMOUNT>', 'its subtotal', readAmount)
    .option('--tax <AMOUNT>', 'its tax', readAmount)
    .option('--account <FILE>', 'the account settings, as JSON (default: the sample account: AUD, 10 % GST)')
    .addOption(kindOption())
    .addOption(formatOption('sentences'))
    .option('--quiet', 'no notes on standard error')
    .addHelpText('after', diagnoseExamples + exitCodes)
    .action(async (file: string | undefined, options: DiagnoseOptions) => {
      const { diagnose } = await import('./diagnosing/diagnose-command.js')
      exitCode = await diagnose(file, options, output, io)
    })
  withSolveOptions(program.command('solve'), choiceOption)
    .summary('change a request so that its total or margin is what you want')
    .description(
      'Changes a create request so that a figure of it is what you want, and prints the change and the document with it. Lines are numbered as in the table, from 1.',
    )
    .argument('[FILE]', 'the request, as JSON; standard input when absent or -')
    .option('--account <FILE>', 'the account settings, as JSON (default: the sample account: AUD, 10 % GST)')
    .addOption(kindOption())
    .addOption(formatOption())
    .option('--quiet', 'no notes, advice or progress on standard error')
    .addHelpText('after', solveExamples + exitCodes)
    .action(async (file: string | undefined, options: SolveCommandOptions) => {
      const { solve } = await import('./solving/solve-command.js')
      exitCode = await solve(file, options, output, io)
    })
  addGoldenCommands(
    program,
    { workers: workersOption, kind: kindOption, choice: choiceOption },
    output,
    io,
    (code) => (exitCode = code),
  )
  program
    .command('work')
    .summary('answer the lines that commands with --redis share out')
    .description(
      'Takes batches of lines from a queue in Redis and answers them, until Ctrl-C or SIGTERM; batches that were begun are ended first. Any number of workers on any machine share a queue.',
    )
    .requiredOption('--redis <URL>', 'the address of Redis, such as redis://localhost:6379')
    .option('--queue <NAME>', 'the name of the queue', usualQueue)
    .addOption(new Option('--concurrency <N>', 'how many batches at a time').argParser(readCount).default(1))
    .option('--shared <FOLDER>', 'read ranges of files in this folder, for commands with --shared')
    .addOption(
      new Option('--lock-seconds <N>', 'after so long without a sign of life another worker takes a batch')
        .argParser(readCount)
        .default(30),
    )
    .option('--quiet', 'no notes on standard error')
    .action(async (options: WorkOptions) => {
      const { work } = await import('./queue/work-command.js')
      exitCode = await work(options, io)
    })
  program
    .command('codes')
    .summary('list every problem code with its meaning')
    .description(
      'Lists every code that a problem can have, with its meaning and the rules that cause it; as JSON also with an example.',
    )
    .addOption(formatOption())
    .action(async (options: CodesOptions) => {
      const { codes } = await import('./codes-command.js')
      exitCode = await codes(options, output, io)
    })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.Answered : ExitCode.Failure
    if (!(error instanceof CommandFailure)) throw error
    stderr.write(`quotewright: ${error.message}\n`)
    return ExitCode.Failure
  }
}

/** Adds the arguments and options of all commands that answer requests; `noun` is what a request is. */
function withCommonOptions(command: Command, noun: string): Command {
  return command
    .argument('[FILE]', `the ${noun}, as JSON; standard input when absent or -`)
    .option('--account <FILE>', 'the account settings, as JSON (default: the sample account: AUD, 10 % GST)')
    .addOption(formatOption())
    .option('--ndjson', `one ${noun} a line in, one answer a line out, in order; blank lines are skipped`)
    .addOption(workersOption(' with --ndjson'))
    .option(
      '--redis <URL>',
      'share out the lines of --ndjson among the workers of a queue: see "quotewright work"',
    )
    .option('--queue <NAME>', `the name of the queue (default: ${usualQueue})`)
    .option('--shared', 'workers read FILE themselves: it has the same path on every machine')
    .option(
      '--ids',
      'with --ndjson, add to each answer its line, and the id (or else requestId) of the request',
    )
    .option('--quiet', 'no notes, advice or progress on standard error')
    .addHelpText('after', exitCodes)
}

function workersOption(when = ''): Option {
  return new Option(
    '--workers <N>',
    `threads that share out the lines of a large FILE${when}, 1 to ${String(mostWorkers)} (default: 1)`,
  ).argParser(readWorkerCount)
}

function kindOption(): Option {
  return choiceOption(
    '--kind <KIND>',
    'what the request creates: quote or order (default: as its fields say, or quote where they do not; a note says what decided)',
    ['quote', 'order'],
  )
}

/** What a person reads is a table or sentences; `text`, as `explain` has it, and `table` both name it. */
function formatOption(readable = 'a table'): Option {
  const option = choiceOption(
    '--format <FORMAT>',
    `how to print: table or text, which both mean ${readable}, or json (default: ${readable} on a terminal, json elsewhere)`,
    ['json', 'table', 'text'],
  )
  const read = option.parseArg as (typed: string) => Format | 'text'
  return option.argParser((typed) => (read(typed) === 'text' ? 'table' : typed))
}

/** An option that takes one of several words. For any other word the nearest of them is suggested. */
function choiceOption(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices).argParser((typed) => {
    if (choices.includes(typed)) return typed
    const near = nearName(typed, choices)
    const suggestion = near === undefined ? '' : `\n(Did you mean ${near}?)`
    throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.${suggestion}`)
  })
}

function readWorkerCount(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= mostWorkers) return count
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${String(mostWorkers)}.`)
}

function readCount(text: string): number {
  const count = /^\d{1,15}$/.test(text) ? Number(text) : 0
  if (count >= 1) return count
  throw new InvalidArgumentError('It must be a whole number, at least 1.')
}

function readLevels(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a whole number, at most 999.')
}

/** The descriptions themselves name the choices and the default. */
const plainHelp = { optionDescription: ({ description }: Option) => description }

const examples = `
Examples:
  quotewright price quote.json
  quotewright price order.json --kind order --account account.json
  quotewright explain quote.json --figure taxAmount
  quotewright flashing apron.json --svg apron.svg
  quotewright solve quote.json --total 15000
  quotewright codes

quotewright COMMAND --help prints what a command takes.`

const priceExamples = `
Examples:
  quotewright price quote.json
  quotewright price order.json --kind order --account account.json --catalogue catalogue.json
  quotewright price quote.json --workings
  quotewright price --ndjson --ids --workers 4 quotes.ndjson > answers.ndjson`

const explainExamples = `
Examples:
  quotewright explain quote.json
  quotewright explain quote.json --figure taxAmount --locale de
  quotewright explain quote.json --figure 'lines[1].catalogue.pricing.totalPrice' --format html > why.html`

const flashingExamples = `
Examples:
  quotewright flashing apron.json
  quotewright flashing apron.json --svg apron.svg --title 'Apron, north side' --theme light
  quotewright flashing apron.json --svg - > apron.svg`

const diagnoseExamples = `
Examples:
  quotewright diagnose quote.json --total 6527.81
  quotewright diagnose quote.json --total 6527.81 --tax 593.44 --account account.json
  quotewright diagnose observations.ndjson --format json
`

const solveExamples = `
Examples:
  quotewright solve quote.json --total 15000
  quotewright solve quote.json --total 15000 --lever line-discount --lines 2,3 --most-discount 10
  quotewright solve quote.json --margin-percentage 30 --lever unit-price --line 2
  quotewright solve quote.json --ending 0.95 --direction down
`

const exitCodes = `
Exit codes:
  0  every request was answered
  1  some request had problems: they are on standard output
  2  bad usage, a file that cannot be read or written or is too large, or a bad account or catalogue`
