import { InvalidArgumentError, Option, type Command } from 'commander'
import { defaultQueue } from './defaults.js'
import { LOCALES } from './locales.generated.js'
import { UnknownChoice } from './process-io.js'

/** A larger number of threads is probably a typing error. */
export const maxWorkers = 64

/** `noun` describes a request. */
export function withRequestOptions(
  command: Command,
  noun: string,
  { file = `the ${noun} as JSON`, input = 'standard input', format = formatOption() } = {},
): Command {
  return withQueueOptions(
    command
      .argument('[FILE]', `${file} (default or -: ${input})`)
      .addOption(accountOption())
      .addOption(format)
      .option('--ndjson', `read a ${noun} and write an answer per line, in order`)
      .addOption(workersOption(' with --ndjson')),
    ' of --ndjson',
    ` (default: ${defaultQueue})`,
  )
    .option('--with-ids', 'with --ndjson: add line numbers and request ids to answers')
    .option('--quiet', 'no notes, advice or progress on standard error')
    .addHelpText('after', exitCodes)
}

export function withQueueOptions(command: Command, which = '', usual = ''): Command {
  return command
    .option('--redis <URL>', `share lines${which} with workers via this Redis server`)
    .option('--queue <NAME>', `the name of the queue${usual}`)
    .option('--shared', 'workers read FILE themselves, at the same path')
}

export function accountOption(usual = 'AUD, 10% GST'): Option {
  return new Option('--account <FILE>', `the account settings as JSON (default: ${usual})`)
}

export function workersOption(when = ''): Option {
  return new Option(
    '--workers <N>',
    `threads for a large FILE${when}, 1 to ${String(maxWorkers)} (default: 1)`,
  ).argParser(wholeNumber({ min: 1, max: maxWorkers }))
}

export function kindOption(): Option {
  return namedChoice('--kind <KIND>', ['quote', 'order'], 'by the fields, else quote')
}

/** `text` means `table` here, because `explain` calls its readable format `text`. */
export function formatOption(readable = 'a table', others: readonly string[] = []): Option {
  const choices = ['table', 'text', ...others, 'json']
  const description = `${alternatives(choices)} (default on terminals: ${readable})`
  const option = choiceOption('--format <FORMAT>', description, choices)
  const read = option.parseArg as (typed: string) => string
  return option.argParser((typed) => (read(typed) === 'text' ? 'table' : typed))
}

export function localeOption(): Option {
  return namedChoice('--locale <LOCALE>', LOCALES, 'en', 'the language: ')
}

/** The locale decides how numbers are written. */
export function numberLocaleOption(noun = 'the sheet'): Option {
  return new Option('--locale <LOCALE>', `the locale of ${noun}, such as de-DE (default: en-AU)`).argParser(
    (typed: string) => {
      try {
        return new Intl.Locale(typed).toString()
      } catch {
        throw new InvalidArgumentError('It must be a locale such as en-AU or de-DE.')
      }
    },
  )
}

export function choiceOption(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices).argParser((typed) => {
    if (choices.includes(typed)) return typed
    throw new UnknownChoice(flags, typed, choices)
  })
}

/** `usual` describes the default in the help, and `what` comes before the choices. */
export function namedChoice(flags: string, choices: readonly string[], usual?: string, what = ''): Option {
  const end = usual === undefined ? '' : ` (default: ${usual})`
  return choiceOption(flags, `${what}${alternatives(choices)}${end}`, choices)
}

function alternatives(choices: readonly string[]): string {
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1) ?? ''}`
}

/** A larger number is probably a typing error. */
const MAX_NUMBER = 999_999_999_999_999

export function wholeNumber({ min = 0, max = MAX_NUMBER }): (typed: string) => number {
  return (typed) => {
    const count = /^\d{1,15}$/.test(typed) ? Number(typed) : NaN
    if (count >= min && count <= max) return count
    const range = max === MAX_NUMBER ? `, at least ${String(min)}` : ` from ${String(min)} to ${String(max)}`
    throw new InvalidArgumentError(`It must be a whole number${range}.`)
  }
}

const LENGTH = /^\d{1,15}(\.\d{1,12})?$/

export function lengthInMm(typed: string): string {
  if (LENGTH.test(typed)) return typed
  throw new InvalidArgumentError('It must be a length in mm, such as 3.')
}

export function lengthsInMm(typed: string): readonly string[] {
  const lengths = typed.split(',').map((length) => length.trim())
  if (lengths.every((length) => LENGTH.test(length))) return lengths
  throw new InvalidArgumentError('It must be lengths in mm, separated by commas, such as 6000,8000.')
}

export function helpSection(title: string, lines: readonly string[]): string {
  return ['', `${title}:`, ...lines.map((line) => `  ${line}`)].join('\n')
}

export const exitCodes = helpSection('Exit codes', [
  '0  every request was answered',
  '1  some requests had problems, printed instead of answers',
  '2  bad usage, an unusable file, or invalid settings',
])
