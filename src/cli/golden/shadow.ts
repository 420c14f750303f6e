import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { TOTAL_NAMES, type GoldenRecord } from '../../golden/record.js'
import { totalsIn } from '../../golden/read-record.js'
import { isObject, type JsonObject } from '../../wire/object.js'
import { splitLines } from '../answering/split-lines.js'
import { unreadable } from '../files.js'
import { CommandFailure } from '../process-io.js'
import { parsedObject } from './golden-file.js'

/** What another program answered to a request. Its lines are written in its own way, so its figures alone are compared. */
export type ShadowAnswer = Pick<GoldenRecord, 'totals' | 'problems'>

/**
 * Runs another program on the requests of a file, and yields its answers, one a line. The program reads the lines of the
 * file from its standard input. What it says on standard error goes to ours.
 *
 * An answer is a priced document, `{"quote": …}` or `{"order": …}` with one in it, `{"figures": {"total": …}}` with as
 * many figures as it has, or an error envelope. Throws CommandFailure if the program fails.
 */
export async function* answersOf(command: string, file: string): AsyncGenerator<ShadowAnswer> {
  const program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | string>((resolve) => {
    program.once('error', (error) => {
      resolve(error.message)
    })
    program.once('close', (code, signal) => {
      resolve(code ?? String(signal))
    })
  })
  const requests = createReadStream(file)
  // A program that stops reading is met by its answers, or by its exit code.
  const fed = pipeline(requests, program.stdin).catch((error: unknown) => {
    if (requests.errored !== null) throw unreadable(file, error)
  })
  try {
    let number = 0
    for await (const lines of splitLines(program.stdout)) {
      for (const line of lines) {
        number++
        yield answerIn(line.toString('utf8'), number, command)
      }
    }
    await fed
    const code = await ended
    if (code !== 0 && code !== 1) throw new CommandFailure(`"${command}" ended with ${String(code)}.`)
  } finally {
    program.kill()
  }
}

function answerIn(line: string, number: number, command: string): ShadowAnswer {
  const answer = parsedObject(line)
  const record = answer && recordIn(answer)
  if (record !== undefined) return record
  throw new CommandFailure(
    `Line ${String(number)} of the answers of "${command}" is no priced document, no figures and no error envelope.`,
  )
}

function recordIn(answer: JsonObject): ShadowAnswer | undefined {
  const { figures, errors } = answer
  const document = [answer['quote'], answer['order'], answer].find(isPriced)
  if (document !== undefined) return { totals: amountsIn(document) }
  if (isObject(figures)) return { totals: amountsIn(figures) }
  return Array.isArray(errors) ? { problems: errors.map(problemIn) } : undefined
}

function isPriced(value: unknown): value is JsonObject {
  return isObject(value) && isObject(value['total'])
}

/** Amounts are money, or micros. */
function amountsIn(figures: JsonObject): ReturnType<typeof totalsIn> {
  const micros = TOTAL_NAMES.map((name): [string, unknown] => {
    const figure = figures[name]
    return [name, isObject(figure) ? figure['amountMicros'] : figure]
  })
  return totalsIn(Object.fromEntries(micros))
}

function problemIn(error: unknown): string {
  if (!isObject(error)) return String(error)
  const { code, param } = error
  return [code, param].filter((part) => typeof part === 'string' && part !== '').join(' ')
}
