/** The options that several commands have, and how numbers and words are read. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import { nearName } from '../entries/index.js'
import { usualQueue } from './defaults.js'
import type { Format } from './table/presentation.js'

/** A larger number of threads is taken for a typing error. */
export const mostWorkers = 64

/** Adds the arguments and options of all commands that answer requests; `noun` is what a request is. */
export function withRequestOptions(command: Command, noun: string): Command {
  return withQueueOptions(
    command
      .argument('[FILE]', `the ${noun}, as JSON; standard input when absent or -`)
      .addOption(accountOption())
      .addOption(formatOption())
      .option(
        '--ndjson',
        `read one ${noun} per line and write one answer per line, in order; blank lines are skipped`,
      )
      .addOption(workersOption(' with --ndjson')),
    ' of --ndjson',
    ` (default: ${usualQueue})`,
  )
    .option(
      '--with-ids',
      'with --ndjson, add to each answer its line, and the id (or else requestId) of the request',
    )
    .option('--quiet', 'no notes, advice or progress on standard error')
    .addHelpText('after', exitCodes)
}

/** Adds the options of commands whose lines the workers of a queue may answer. */
export function withQueueOptions(command: Command, which = '', usual = ''): Command {
  return command
    .option(
      '--redis <URL>',
      `the Redis server of a queue, whose workers share the lines${which}: see "quotewright worker"`,
    )
    .option('--queue <NAME>', `the name of the queue${usual}`)
    .option('--shared', 'workers read FILE themselves; it must have the same path on every machine')
}

export function accountOption(): Option {
  return new Option(
    '--account <FILE>',
    'the account settings, as JSON (default: the sample account: AUD, 10 % GST)',
  )
}

export function workersOption(when = ''): Option {
  return new Option(
    '--workers <N>',
    `threads that share out the lines of a large FILE${when}, 1 to ${String(mostWorkers)} (default: 1)`,
  ).argParser(wholeNumber({ least: 1, most: mostWorkers }))
}

export function kindOption(): Option {
  return choiceOption(
    '--kind <KIND>',
    'what the request creates: quote or order (default: as its fields say, or quote where they do not; a note says what decided)',
    ['quote', 'order'],
  )
}

/** What a person reads is a table or sentences; `text`, as `explain` has it, and `table` both name it. */
export function formatOption(readable = 'a table'): Option {
  const option = choiceOption(
    '--format <FORMAT>',
    `how to print: table or text, which both mean ${readable}, or json (default: ${readable} on a terminal, json elsewhere)`,
    ['json', 'table', 'text'],
  )
  const read = option.parseArg as (typed: string) => Format | 'text'
  return option.argParser((typed) => (read(typed) === 'text' ? 'table' : typed))
}

/** An option that takes one of several words. For any other word the nearest of them is suggested. */
export function choiceOption(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices).argParser((typed) => {
    if (choices.includes(typed)) return typed
    const near = nearName(typed, choices)
    const suggestion = near === undefined ? '' : `\n(Did you mean ${near}?)`
    throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.${suggestion}`)
  })
}

/** A larger number is taken for a typing error. */
const LARGEST_NUMBER = 999_999_999_999_999

/** Reads a whole number between two others. */
export function wholeNumber({ least = 0, most = LARGEST_NUMBER }): (typed: string) => number {
  return (typed) => {
    const count = /^\d{1,15}$/.test(typed) ? Number(typed) : NaN
    if (count >= least && count <= most) return count
    const range =
      most === LARGEST_NUMBER ? `, at least ${String(least)}` : ` from ${String(least)} to ${String(most)}`
    throw new InvalidArgumentError(`It must be a whole number${range}.`)
  }
}

export const exitCodes = `
Exit codes:
  0  every request was answered
  1  some request had problems: they are on standard output
  2  bad usage, a file that cannot be read or written or is too large, or a bad account or catalogue`
