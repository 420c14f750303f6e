import { Command, CommanderError, type Option } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { addCodes } from './commands/add-codes.js'
import { addDiagnose } from './commands/add-diagnose.js'
import { addExplain } from './commands/add-explain.js'
import { addFlashing } from './commands/add-flashing.js'
import { addGolden } from './commands/add-golden.js'
import { addPrice } from './commands/add-price.js'
import { addPrint } from './commands/add-print.js'
import { addSolve } from './commands/add-solve.js'
import { addTemplate } from './commands/add-template.js'
import { addWork } from './commands/add-work.js'
import { hideAddresses } from './hide-addresses.js'
import { sayTo } from './notes.js'
import { printable } from './table/printable.js'
import {
  CommandFailure,
  ExitCode,
  openOutput,
  UnknownChoice,
  type ProcessIo,
  type Running,
} from './process-io.js'

/** The help shows the commands in this order. */
export const COMMANDS: readonly ((program: Command, running: Running) => void)[] = [
  addPrice,
  addPrint,
  addTemplate,
  addExplain,
  addFlashing,
  addDiagnose,
  addSolve,
  addGolden,
  addWork,
  addCodes,
]

/** Subcommands load their code when they run, because loading takes most of the time of a short run. */
export async function run(args: readonly string[], io: ProcessIo): Promise<ExitCode> {
  const { stdout, stderr } = io
  const output = openOutput(stdout)
  // Nothing can report that writing to standard error fails.
  stderr.on('error', () => undefined)
  let exitCode: ExitCode = ExitCode.Answered
  const program = new Command('quotewright')
    .description(
      'Prices sales quotes and orders of the building-products trade to the cent, and measures flashings.',
    )
    .version(packageJson.version, '-V, --version', 'print the version of the package')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [COMMAND]', 'print the help of a command')
    .usage('COMMAND [options] [FILE]')
    .exitOverride()
    .configureHelp(plainHelp)
    .configureOutput({
      writeOut: (text) => void output.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => {
        write(
          hideAddresses(text, args)
            .replace(/^error: /, 'quotewright: ')
            .replace(MESSAGE_PARTS, printable),
        )
      },
      getOutHelpWidth: () => helpWidth(stdout.columns, io.env),
      getErrHelpWidth: () => helpWidth(stderr.columns, io.env),
    })
    .addHelpText('after', examples)
  const running: Running = { output, io, finish: (code) => (exitCode = code) }
  for (const add of COMMANDS) add(program, running)
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.Answered : ExitCode.Failure
    if (!(error instanceof CommandFailure || error instanceof UnknownChoice)) throw error
    const more = error instanceof UnknownChoice ? await suggestionFor(error) : error.lines
    sayTo(io, [`quotewright: ${error.message}`, ...more])
    return ExitCode.Failure
  }
}

async function suggestionFor({ typed, choices }: UnknownChoice): Promise<readonly string[]> {
  const { suggestName } = await import('../entries/index.js')
  const near = suggestName(typed, choices)
  return near === undefined ? [] : [`(Did you mean ${near}?)`]
}

function helpWidth(columns: number | undefined, env: ProcessIo['env']): number {
  const asked = Number(env?.['COLUMNS'])
  return asked > 0 ? asked : (columns ?? 100)
}

/** Matches the text between commander's own line ends: the final one, and the one before a suggestion. */
const MESSAGE_PARTS = /(?:(?!\n\(Did you mean |\n$)[^])+/g

/** The descriptions already contain the choices and defaults that commander would add. */
const plainHelp = { optionDescription: ({ description }: Option) => description, minWidthToWrap: 10 }

const examples = `
Examples:
  quotewright price quote.json
  quotewright price order.json --kind order --account account.json
  quotewright price job.xlsx
  quotewright explain quote.json --figure taxAmount
  quotewright flashing apron.json --svg apron.svg
  quotewright solve quote.json --total 15000
  quotewright codes

quotewright COMMAND --help prints the help of a command.`
