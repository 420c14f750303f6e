import { isObject } from '../json/object.js'
import { faultIn, subjectOf } from '../files.js'
import { parseJsonFile, type ParsedJson } from '../json/parse-json.js'
import { CommandFailure } from '../process-io.js'

const NEWLINE = 0x0a

/** Reads one JSON document, or one observation per line. If options give the figures, reads one request. */
export function observationsIn(
  bytes: Buffer,
  file: string | undefined,
  figures: object | undefined,
): readonly unknown[] {
  const whole = parseJsonFile(bytes)
  if (figures !== undefined) return [{ request: valueOf(whole, subjectOf(file)), figures }]
  if (whole.ok) return [checkedObservation(whole.value, subjectOf(file))]
  const lines = linesOf(bytes)
  if (lines.length < 2) return [valueOf(whole, subjectOf(file))]
  return lines.map(({ line, number }) => {
    const subject = `${subjectOf(file)}, line ${String(number)},`
    return checkedObservation(valueOf(parseJsonFile(line), subject), subject)
  })
}

function valueOf(parsed: ParsedJson, subject: string): unknown {
  if (parsed.ok) return parsed.value
  throw new CommandFailure(`${subject} ${faultIn(parsed)}.`)
}

/** Rejects an object without `request`: it is probably a request, without figures to compare. */
function checkedObservation(value: unknown, subject: string): unknown {
  if (isObject(value) && !Object.hasOwn(value, 'request'))
    throw new CommandFailure(
      `${subject} has no "request". Send {"request": …, "figures": {"total": …}}, or a request with --total.`,
    )
  return value
}

function linesOf(bytes: Buffer): readonly { readonly line: Buffer; readonly number: number }[] {
  const lines: { line: Buffer; number: number }[] = []
  let start = 0
  for (let number = 1; start <= bytes.length; number++) {
    const end = bytes.indexOf(NEWLINE, start)
    const line = bytes.subarray(start, end === -1 ? bytes.length : end)
    if (line.toString('latin1').trim() !== '') lines.push({ line, number })
    if (end === -1) break
    start = end + 1
  }
  return lines
}
