import { readMicros } from '../number/number-text.js'
import { ownField, ownFields } from '../problem/own-fields.js'
import { isObject, isSupplied, type JsonObject, definedOnly } from '../wire/object.js'
import { faultFound } from './golden-fault.js'
import { CURRENT_RECORDS, parsedObject, recordIn, type RecordLine } from './golden-file.js'
import type { MatchedRecords } from './match-records.js'
import { TOTAL_NAMES, type GoldenRecord, type TotalName } from './record.js'

/** Programs write lines differently, so only the figures of documents count. */
type ProgramAnswer = Pick<GoldenRecord, 'totals' | 'problems' | 'currency'>

export async function* matchAnswers(
  current: AsyncIterable<RecordLine>,
  answers: AsyncIterable<string>,
  defaultCurrency: string,
  name: string,
): AsyncGenerator<MatchedRecords> {
  const read = answersIn(answers, name)
  try {
    for await (const ours of current) {
      const answer = await read.next()
      if (answer.done === true) {
        throw faultFound(
          'too_few_answers',
          'The other program gave fewer answers than there are requests.',
          ours.line,
        )
      }
      yield {
        recorded: { line: ours.line, text: programRecord(ours, answer.value, defaultCurrency) },
        current: ours,
      }
    }
    // One more read shows whether the program has further answers. It throws if the program failed.
    if ((await read.next()).done !== true) {
      throw faultFound('too_many_answers', 'The other program gave more answers than there are requests.')
    }
  } finally {
    await read.return(undefined)
  }
}

function programRecord(ours: RecordLine, answer: ProgramAnswer, defaultCurrency: string): string {
  const { currency, ...figures } = ownFields(answer)
  const own = recordIn(ours, CURRENT_RECORDS)
  const { totals, lines, problems, ...same } = own
  const ourCurrency = own.currency ?? defaultCurrency
  if (currency !== undefined && currency !== ourCurrency) {
    throw faultFound(
      'other_currency',
      `The other program answers line ${String(ours.line)} in ${currency}, but the account's currency is ${ourCurrency}. Make it answer in ${ourCurrency}.`,
      ours.line,
    )
  }
  // If both sides refuse, our problems stand for both: programs word them differently.
  const refused = problems !== undefined && Object.hasOwn(figures, 'problems') ? { problems } : {}
  return JSON.stringify({ ...same, ...figures, ...refused })
}

/** Skips empty lines, but counts them in line numbers. */
async function* answersIn(lines: AsyncIterable<string>, name: string): AsyncGenerator<ProgramAnswer> {
  let line = 0
  for await (const text of lines) {
    line++
    if (text.trim() !== '') yield programAnswer(text, { line, name: `${name}, line ${String(line)}` })
  }
}

const NO_ANSWER = ': neither a priced document, nor figures, nor an error envelope.'

interface AnswerPlace {
  readonly line: number
  readonly name: string
}

/** Throws for an unreadable answer, because it must not look like agreement. */
function programAnswer(text: string, place: AnswerPlace): ProgramAnswer {
  const answer = parsedObject(text)
  if (answer === undefined) throw unreadable(place, NO_ANSWER)
  const { figures, errors } = answer
  const document = [answer['quote'], answer['order'], answer].find(isPriced)
  if (document !== undefined) return figuresIn(document, place)
  if (isObject(figures)) return figuresIn(figures, place)
  if (Array.isArray(errors)) return { problems: errors.map(problemIn) }
  throw unreadable(place, NO_ANSWER)
}

function isPriced(value: unknown): value is JsonObject {
  return isObject(value) && isObject(ownField(value, 'total'))
}

function figuresIn(figures: JsonObject, place: AnswerPlace): ProgramAnswer {
  const totals: Partial<Record<TotalName, string>> = {}
  const currencies = new Set<string>()
  for (const figure of TOTAL_NAMES.filter((one) => isSupplied(figures, one))) {
    const sent = figures[figure]
    const micros = isObject(sent) ? ownField(sent, 'amountMicros') : sent
    if (typeof micros !== 'string' || readMicros(micros) === undefined) {
      throw unreadable(
        place,
        `: ${figure} is not an amount. Write it as text with a whole number of micros, such as "10500000" for 10.50, or {"amountMicros": …} with it.`,
      )
    }
    totals[figure] = String(BigInt(micros))
    const currency = isObject(sent) ? ownField(sent, 'currency') : undefined
    if (typeof currency === 'string') currencies.add(currency)
  }
  if (Object.keys(totals).length === 0) {
    throw unreadable(place, `: none of the figures that can be compared (${TOTAL_NAMES.join(', ')}).`)
  }
  if (currencies.size > 1) throw unreadable(place, ': amounts in several currencies.')
  const [currency] = currencies
  return definedOnly({ totals, currency })
}

function unreadable({ line, name }: AnswerPlace, why: string): Error {
  return faultFound('not_an_answer', name + why, line)
}

function problemIn(error: unknown): string {
  if (!isObject(error)) return String(error)
  const { code, param } = ownFields(error)
  return [code, param].filter((part) => typeof part === 'string' && part !== '').join(' ')
}
