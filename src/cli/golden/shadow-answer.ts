import { TOTAL_NAMES, type GoldenRecord, type TotalName } from '../../golden/record.js'
import { readMicros } from '../../number/number-text.js'
import { isObject, isSupplied, type JsonObject } from '../../wire/object.js'
import { CommandFailure } from '../process-io.js'
import { parsedObject } from './golden-file.js'

/** What another program answered to a request. Its lines are written in its own way, so its figures alone are compared. */
export type ShadowAnswer = Pick<GoldenRecord, 'totals' | 'problems' | 'currency'>

/**
 * An answer is a priced document, `{"quote": …}` or `{"order": …}` with one in it, `{"figures": {"total": …}}` with as
 * many figures as the program has, or an error envelope. Throws CommandFailure for anything else, and for a figure that
 * is no amount: what cannot be read must not look like what agrees. `name` is what messages call the line.
 */
export function readShadowAnswer(line: string, name: string): ShadowAnswer {
  const answer = parsedObject(line)
  const { figures, errors } = answer ?? {}
  const document = answer && [answer['quote'], answer['order'], answer].find(isPriced)
  if (document !== undefined) return figuresIn(document, name)
  if (isObject(figures)) return figuresIn(figures, name)
  if (Array.isArray(errors)) return { problems: errors.map(problemIn) }
  throw new CommandFailure(`${name} is no priced document, no figures and no error envelope.`)
}

function isPriced(value: unknown): value is JsonObject {
  return isObject(value) && isObject(value['total'])
}

/** Amounts are money, or micros. */
function figuresIn(figures: JsonObject, name: string): ShadowAnswer {
  const totals: Partial<Record<TotalName, string>> = {}
  const currencies = new Set<string>()
  for (const figure of TOTAL_NAMES.filter((one) => isSupplied(figures, one))) {
    const sent = figures[figure]
    const micros = isObject(sent) ? sent['amountMicros'] : sent
    if (typeof micros !== 'string' || readMicros(micros) === undefined) {
      throw new CommandFailure(
        `${name}: ${figure} is no amount. An amount is text with a whole number of micros, such as "10500000" for 10.50, or {"amountMicros": …} with it.`,
      )
    }
    totals[figure] = String(BigInt(micros))
    if (isObject(sent) && typeof sent['currency'] === 'string') currencies.add(sent['currency'])
  }
  if (Object.keys(totals).length === 0) {
    throw new CommandFailure(`${name} has no figure that could be compared: ${TOTAL_NAMES.join(', ')}.`)
  }
  if (currencies.size > 1) throw new CommandFailure(`${name} has amounts in several currencies.`)
  const [currency] = currencies
  return { totals, ...(currency === undefined ? {} : { currency }) }
}

function problemIn(error: unknown): string {
  if (!isObject(error)) return String(error)
  const { code, param } = error
  return [code, param].filter((part) => typeof part === 'string' && part !== '').join(' ')
}
