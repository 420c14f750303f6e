import { CommandFailure } from './command-failure.js'
import type { ExitCode } from './exit-code.js'
import { chooseInk } from './ink.js'
import type { Output } from './output.js'
import { priceDocument } from './price-document.js'
import { priceStream } from './price-stream.js'
import { noProgress, startProgress } from './progress.js'
import { isStandardInput, readInput } from './read-input.js'
import { readSettings, type SettingsFiles } from './settings.js'
import type { OutputStream, Surroundings } from './surroundings.js'

export interface PriceOptions extends SettingsFiles {
  readonly format?: 'json' | 'table'
  readonly ndjson?: boolean
}

/** Else a person who forgot the file waits for a command that waits for them. */
const invitation = 'Reading a request from the terminal. Ctrl-D ends it.\n'

/** A table wider than this is hard to follow from one end of a line to the other. */
const widestTable = 100

/** `quotewright price [FILE]`. */
export async function price(
  file: string | undefined,
  options: PriceOptions,
  output: Output,
  { stdin, stdout, stderr, env = {} }: Surroundings,
): Promise<ExitCode> {
  const { ndjson = false } = options
  if (ndjson && options.format === 'table') {
    throw new CommandFailure('--ndjson writes JSON: leave out --format table.')
  }
  const settings = await readSettings(options)
  if (isStandardInput(file) && stdin.isTTY && stderr.isTTY) stderr.write(invitation)
  const chunks = readInput(file, stdin)
  if (ndjson) {
    const progress = stdout.isTTY ? noProgress : startProgress(stderr)
    try {
      return await priceStream(chunks, settings, output, progress)
    } finally {
      progress.clear()
    }
  }
  const format = options.format ?? (stdout.isTTY ? 'table' : 'json')
  if (format === 'json') return priceDocument(chunks, settings, output, { format })
  return priceDocument(chunks, settings, output, {
    format,
    ink: chooseInk(stdout.isTTY === true, env),
    width: widthOf(stdout),
  })
}

function widthOf({ columns = widestTable }: OutputStream): number {
  return columns > 0 ? Math.min(columns, widestTable) : widestTable
}
