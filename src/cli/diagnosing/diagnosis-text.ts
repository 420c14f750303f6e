import { policies as knownPolicies, systems, type Diagnosis } from '../../entries/diagnose.js'
import { formatMicros } from '../../entries/index.js'
import { jsonText } from '../json/json-pieces.js'
import { printable } from '../table/printable.js'
import { listText, wrapItems } from '../table/text.js'
import { wrapText } from '../table/wrap-text.js'

const MAX_LISTED = 10

export function diagnosisText(diagnosis: Diagnosis, width: number): string {
  const lines = sentencesOf(diagnosis, width).map((line) => {
    const indent = /^ */.exec(line)?.[0] ?? ''
    const wrapped = wrapText(printable(line.trim()), width - indent.length)
    return indent + wrapped.replaceAll('\n', `\n${indent}`)
  })
  return `${lines.join('\n')}\n`
}

function sentencesOf(diagnosis: Diagnosis, width: number): readonly string[] {
  const { explanations, unexplained, differing, refused, next } = diagnosis
  if (differing.length === 0) return [`${subjectOf(diagnosis)}: nothing to explain.`, ...refusedIn(refused)]
  const sentences = [`${subjectOf(diagnosis)}; ${verdictOf(diagnosis)}`]
  if (explanations.length > 1) {
    sentences.push(
      ...listed(
        explanations.map(
          ({ policies, lineDiscounts, system, certainty }) =>
            `  ${policies.join(' + ')}${nameOf(system)}: ${wordsOf(policies)}${splitsOf(lineDiscounts)} (${certainty})`,
        ),
      ),
      'These documents cannot tell them apart.',
    )
  } else sentences.push(...explanations.map(certaintyText))
  if (next !== undefined) sentences.push(...nextQuote(next, width))
  if (unexplained.length > 0) sentences.push(`Not explained: ${documentsOf(unexplained)}.`)
  sentences.push(...refusedIn(refused))
  return sentences
}

type Explanation = Diagnosis['explanations'][number]

const CERTAINTY: Readonly<Record<Explanation['certainty'], string>> = {
  likely: 'That is likely',
  possible: 'That is possible',
  guess: 'That is a guess',
}

function certaintyText({ certainty, informative }: Explanation): string {
  const where = informative === 1 ? '1 document' : `${String(informative)} documents`
  return `${CERTAINTY[certainty]}: it makes a difference on ${where}.`
}

function nextQuote({ request, expected }: NonNullable<Diagnosis['next']>, width: number): readonly string[] {
  return [
    'To find out, enter this quote in the other system, and compare its figures:',
    // A break between two tokens keeps the JSON valid.
    ...wrapItems(jsonText(request).match(JSON_TOKEN) ?? [], '', width),
    ...listed(
      expected.map(({ policies, lineDiscounts, figures: { total, taxAmount } }) => {
        const named = policies.length === 0 ? 'our own figures' : policies.join(' + ')
        const figures = `total ${amountText(BigInt(total.amountMicros))}, tax ${amountText(BigInt(taxAmount.amountMicros))}`
        return `  ${figures}: ${named}${splitsOf(lineDiscounts)}`
      }),
    ),
  ]
}

/** Matches a JSON string, number or word with its closing punctuation, or one other punctuation mark. */
const JSON_TOKEN = /(?:"(?:[^"\\]|\\.)*"|[^",:[\]{}]+)[\]}]*[,:]?|[[\]{},:]+?/g

function refusedIn(refused: Diagnosis['refused']): readonly string[] {
  if (refused.length === 0) return []
  return [
    `Cannot be priced, so not compared: ${documentsOf(refused.map(({ index }) => index))}.`,
    ...listed(
      refused.map(({ index, problems }) => `  document ${String(index + 1)}: ${problems[0]?.message ?? ''}`),
    ),
  ]
}

/** Describes the differences: `Your total is 0.01 higher on 4981 of 5000 documents`. */
function subjectOf({ documents, differing }: Diagnosis): string {
  if (differing.length === 0)
    return documents === 1
      ? 'Your figures match ours'
      : `Your figures match ours on all ${String(documents)} documents`
  const figures = [
    ...new Set(
      differing.map(({ figure }) => (figure.startsWith('lines') ? 'line total' : (WORDS[figure] ?? figure))),
    ),
  ]
  const micros = differing.map(({ difference }) => BigInt(difference.amountMicros))
  const min = micros.reduce((a, b) => (b < a ? b : a))
  const max = micros.reduce((a, b) => (b > a ? b : a))
  const by =
    min > 0n
      ? `${rangeOf(min, max)} higher`
      : max < 0n
        ? `${rangeOf(-max, -min)} lower`
        : `up to ${amountText(max > -min ? max : -min)} higher or lower`
  const where = documents === 1 ? '' : ` on ${String(differing.length)} of ${String(documents)} documents`
  return `Your ${listText(figures, 'disjunction')} is ${by}${where}`
}

const WORDS: Readonly<Record<string, string>> = {
  taxAmount: 'tax',
  discountAmount: 'discount',
}

/** Describes the explanations: `all follow if tax is rounded line by line.` */
function verdictOf({ explanations, documents }: Diagnosis): string {
  const [first] = explanations
  if (first === undefined) return 'no known policy explains this.'
  const isAll = first.leaves.length === 0
  const follow =
    documents === 1 ? 'it follows' : isAll ? 'all follow' : `${String(first.documents)} of them follow`
  return explanations.length === 1
    ? `${follow} if ${wordsOf(first.policies)}${splitsOf(first.lineDiscounts)}${nameOf(first.system)}.`
    : `${follow} in ${String(explanations.length)} ways:`
}

function wordsOf(ids: readonly string[]): string {
  return ids.map((id) => knownPolicies.find((one) => one.id === id)?.english ?? id).join(', and ')
}

/** Names the percentages that discounts are split into: `, 25% as 20 and 5`. */
function splitsOf(lineDiscounts: Explanation['lineDiscounts'] = []): string {
  return lineDiscounts.map(({ discount, inTurn }) => `, ${discount}% as ${listText(inTurn)}`).join('')
}

function nameOf(system: string | undefined): string {
  const name = systems.find(({ id }) => id === system)?.name
  return name === undefined ? '' : ` (as ${name} does)`
}

function rangeOf(min: bigint, max: bigint): string {
  return min === max ? amountText(min) : `${amountText(min)} to ${amountText(max)}`
}

function amountText(micros: bigint): string {
  return formatMicros(String(micros)).replaceAll(',', '')
}

function listed(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MAX_LISTED
  return rest > 0 ? [...lines.slice(0, MAX_LISTED), `  and ${String(rest)} more`] : lines
}

/** Numbers documents from 1, like the lines of a file. */
function documentsOf(indexes: readonly number[]): string {
  const rest = indexes.length - MAX_LISTED
  const numbers = indexes.slice(0, MAX_LISTED).map((index) => String(index + 1))
  return `${indexes.length === 1 ? 'document' : 'documents'} ${numbers.join(', ')}${rest > 0 ? ` and ${String(rest)} more` : ''}`
}
