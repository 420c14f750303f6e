import { sum, ZERO } from './fraction.js'
import type { Account } from './account.js'
import { priceFlashingLine, type TempIds } from './flashing-lines.js'
import { priceKit } from './kits.js'
import { type LineOpinion, type PlainKind, pricePlainLine } from './line-pricing.js'
import { inRange, written } from './money.js'
import { Notebook, type ProblemAt } from './notebook.js'
import {
  type Adjusted,
  ADJUSTMENTS,
  fixedAmount,
  isDiscount,
  type KnownLine,
  percentageAmount,
  totalsOf,
} from './totals.js'
import { type Json, type LineJson, named, type RequestJson, sent, withoutNulls } from './wire.js'

export type DocumentKind = 'quote' | 'order'

export interface Opinion {
  /** The whole priced document, unless there are problems. */
  readonly document: Json | undefined
  readonly problems: readonly ProblemAt[]
  readonly notebook: Notebook
}

const PLAIN_KINDS = { onTheFly: 'on_the_fly', catalogue: 'catalogue', labour: 'labour' } as const

/** One line of whatever kind (V3). A line that has no pricing counts nothing (L5), and so do notes. */
function priceLine(
  line: LineJson,
  index: number,
  account: Account,
  isSubmitted: boolean,
  tempIds: TempIds,
  notebook: Notebook,
): LineOpinion {
  const at = `lines[${index}]`
  for (const kind of Object.keys(PLAIN_KINDS) as readonly PlainKind[]) {
    const body = line[kind]
    if (!body) continue
    if (!body.pricing) return unpriced({ [kind]: withoutNulls(body) })
    const priced = pricePlainLine(body.pricing, kind, account, `${at}.${PLAIN_KINDS[kind]}.pricing`, notebook)
    return { ...priced, line: { [kind]: { ...withoutNulls(body), pricing: priced.pricing } } }
  }
  if (line.flashing) return priceFlashingLine(line.flashing, isSubmitted, `${at}.flashing`, tempIds, notebook)
  if (line.productKit) return priceKit(line.productKit, account, `${at}.product_kit`, notebook)
  return unpriced(withoutNulls({ ...line }))
}

const unpriced = (line: Json): LineOpinion => ({
  line,
  counted: ZERO,
  cost: ZERO,
  discountAmount: ZERO,
  isTaxFree: false,
})

const TOTALS = [
  ['subtotal', 'subtotal'],
  ['discountAmount', 'discount_amount'],
  ['taxAmount', 'tax_amount'],
  ['total', 'total'],
  ['totalCost', 'total_cost'],
  ['margin', 'margin'],
  ['labourTotal', 'labour_total'],
] as const

/** The document that a well-formed request makes, or the problems that its figures make. */
export function opinionOf(request: RequestJson, kind: DocumentKind, account: Account): Opinion {
  const notebook = new Notebook()
  const { problems } = notebook
  const refused: Opinion = { document: undefined, problems, notebook }
  const isSubmitted = request.isSubmitted ?? false
  const tempIds: TempIds = new Set()
  const priced = request.lines.map((line, index) =>
    priceLine(line, index, account, isSubmitted, tempIds, notebook),
  )
  const asked = request.adjustments ?? []
  const fixed = asked.map((adjustment, index) => fixedAmount(adjustment, `adjustments[${index}]`, notebook))
  if (problems.length > 0) return refused // V7

  const lines: readonly KnownLine[] = priced.map(({ counted, cost, discountAmount, isTaxFree }, index) => {
    if (!counted || !cost || !discountAmount) throw new Error('a figure is not known and nobody said why')
    return { counted, cost, discountAmount, isTaxFree, isLabour: !!request.lines[index]?.labour }
  })
  const subtotal = sum(lines.map((line) => line.counted)) // T1
  const amounts = asked.map(({ percentage }, index) => {
    const text = sent(percentage)
    return text === undefined
      ? fixed[index]
      : percentageAmount(text, subtotal, `adjustments[${index}]`, notebook)
  })
  const adjustments = asked.flatMap((adjustment, index): readonly Adjusted[] => {
    const amount = amounts[index]
    return amount
      ? [{ amount, isDiscount: isDiscount(adjustment), isTaxFree: adjustment.isTaxFree ?? false }]
      : []
  })
  if (problems.length > 0) return refused

  const totals = totalsOf(lines, adjustments, subtotal, account, notebook)
  const shown = TOTALS.filter(([key]) => key !== 'discountAmount' || kind === 'quote') // T9
  for (const [key, param] of shown) inRange(totals[key], param, notebook) // N8
  if (problems.length > 0) return refused

  const { requestId, customerId, reference, labelIds } = request
  const document = withoutNulls({
    requestId,
    customerId,
    reference,
    isSubmitted,
    labelIds,
    lines: priced.map(({ line }) => line),
    adjustments: request.adjustments?.map((adjustment) =>
      withoutNulls({ ...adjustment, type: named(ADJUSTMENTS, adjustment.type) }),
    ),
    ...Object.fromEntries(shown.map(([key]) => [key, written(totals[key], account.currency)])),
    tax: account.tax, // T5
  })
  return { document, problems, notebook }
}
