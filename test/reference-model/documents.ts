import { add, subtract, sum, ZERO } from './fraction.js'
import type { Account } from './account.js'
import { priceFlashingLine, type TempIds } from './flashing-lines.js'
import { priceKit } from './kits.js'
import { type ModelLine, type PlainKind, pricePlainLine, type ModelPricing } from './line-pricing.js'
import { attributesOf } from './attributes.js'
import { fieldsOf, kept, unknownOf } from './fields.js'
import { checkId, checkPlainId, withoutEmpty } from './ids.js'
import { inRange, written } from './money.js'
import { Notebook, type ProblemAt } from './notebook.js'
import {
  type Adjusted,
  adjustmentBody,
  fixedAmount,
  isDiscount,
  type KnownLine,
  percentageAmount,
  totalsOf,
  withApplied,
} from './totals.js'
import { type Json, type LineJson, type PlainLineJson, type RequestJson, sent, withoutNulls } from './wire.js'

export type DocumentKind = 'quote' | 'order'

export interface ModelAnswer {
  /** Undefined if there are problems. */
  readonly document: Json | undefined
  readonly problems: readonly ProblemAt[]
  readonly notebook: Notebook
}

const PLAIN_KINDS = { onTheFly: 'on_the_fly', catalogue: 'catalogue', labour: 'labour' } as const

/** V3: the figures of notes are zero. */
function priceLine(
  line: LineJson,
  index: number,
  account: Account,
  isSubmitted: boolean,
  tempIds: TempIds,
  notebook: Notebook,
): ModelLine {
  const at = `lines[${index}]`
  for (const kind of Object.keys(PLAIN_KINDS) as readonly PlainKind[]) {
    const body = line[kind]
    if (body) return plainLine(body, kind, account, `${at}.${PLAIN_KINDS[kind]}`, notebook)
  }
  if (line.flashing) return priceFlashingLine(line.flashing, isSubmitted, `${at}.flashing`, tempIds, notebook)
  if (line.productKit) return priceKit(line.productKit, account, `${at}.product_kit`, notebook)
  const body = line.notes ?? {}
  const notes = { ...fieldsOf(body, 'notes'), ...unknownOf(body, 'notes', `${at}.notes`, notebook) }
  return { line: { notes }, counted: ZERO, cost: ZERO, discountAmount: ZERO, isTaxFree: false }
}

/** N2: an empty string also counts as an absent id or required text. */
const isLeftOut = (value: unknown): boolean => value === undefined || value === null || value === ''

const ROW_ID = ['productRowId', 'rowPriceId'] as const

// V5
function checkCatalogueIds(
  { productId, rowPriceId, productRowId }: Json,
  at: string,
  notebook: Notebook,
): void {
  checkId(productId, 'prod_', `${at}.product_id`, notebook)
  checkId(rowPriceId, 'rowprice_', `${at}.row_price_id`, notebook)
  checkPlainId(productRowId, `${at}.product_row_id`, notebook)
}

// L5
function plainLine(
  body: PlainLineJson,
  kind: PlainKind,
  account: Account,
  at: string,
  notebook: Notebook,
): ModelLine {
  const [name, nameAt] =
    kind === 'catalogue' ? (['productId', 'product_id'] as const) : (['productName', 'product_name'] as const)
  if (kind !== 'labour' && isLeftOut(body[name])) notebook.problem('required', `${at}.${nameAt}`)
  if (kind === 'catalogue') checkCatalogueIds(body, at, notebook)
  const own = { ...withoutEmpty(fieldsOf(body, kind), ROW_ID), ...attributesOf(body) }
  const unknown = kind === 'labour' ? unknownOf(body, kind, at, notebook) : {}
  const priced = body.pricing
    ? pricePlainLine(body.pricing, kind, account, `${at}.pricing`, notebook)
    : unpriced(`${at}.pricing`, notebook)
  return { ...priced, line: { [kind]: withoutNulls({ ...own, pricing: priced.pricing, ...unknown }) } }
}

/** L5: a missing pricing object is reported only as a missing unit price. */
function unpriced(at: string, notebook: Notebook): ModelPricing {
  notebook.problem('unit_price_required', `${at}.unit_price`)
  return { pricing: {}, counted: undefined, cost: undefined, discountAmount: undefined, isTaxFree: false }
}

// M8
const isAddress = (name: string): boolean => /^address(es)?$|Address(es)?$/.test(name)

/** M8: keeps the order of the request. */
function keptOf(request: RequestJson, account: Account, notebook: Notebook): Json {
  const entries = Object.entries(request).filter(([, value]) => value !== null && value !== undefined)
  const isKept = (name: string): boolean => isAddress(name) || account.customFields.includes(name)
  return kept(
    entries.filter(([name]) => isKept(name)),
    '',
    notebook,
  )
}

// V5, V8
function checkHeaderIds(request: RequestJson, kind: DocumentKind, notebook: Notebook): void {
  const { customerId, companyName, statusId, labelIds } = request
  const isForCompany = kind === 'quote' && typeof companyName === 'string' && companyName !== ''
  if (isForCompany) notebook.problem('not_implemented', 'company_name')
  checkId(customerId, 'cust_', 'customer_id', notebook)
  if (isLeftOut(customerId) && !isForCompany) notebook.problem('required', 'customer_id')
  if (kind === 'order') checkPlainId(statusId, 'status_id', notebook)
  for (const [index, labelId] of (labelIds ?? []).entries())
    checkPlainId(labelId, `label_ids[${index}]`, notebook)
}

const TOTALS = [
  ['subtotal', 'subtotal'],
  ['discountAmount', 'discount_amount'],
  ['taxAmount', 'tax_amount'],
  ['total', 'total'],
  ['totalCost', 'total_cost'],
  ['margin', 'margin'],
  ['labourTotal', 'labour_total'],
] as const

export function answerOfModel(request: RequestJson, kind: DocumentKind, account: Account): ModelAnswer {
  const notebook = new Notebook()
  const { problems } = notebook
  const refused: ModelAnswer = { document: undefined, problems, notebook }
  const isSubmitted = request.isSubmitted ?? false
  const tempIds: TempIds = new Set()
  const priced = request.lines.map((line, index) =>
    priceLine(line, index, account, isSubmitted, tempIds, notebook),
  )
  const asked = request.adjustments ?? []
  const adjustmentBodies = asked.map((adjustment, index) =>
    adjustmentBody(adjustment, `adjustments[${index}]`, notebook),
  )
  checkHeaderIds(request, kind, notebook)
  const keptAsSent = keptOf(request, account, notebook)
  const fixed = asked.map((adjustment, index) => fixedAmount(adjustment, `adjustments[${index}]`, notebook))
  if (problems.length > 0) return refused // V7

  const lines: readonly KnownLine[] = priced.map(({ counted, cost, discountAmount, isTaxFree }, index) => {
    if (!counted || !cost || !discountAmount) throw new Error('a figure is unknown without a problem')
    return { counted, cost, discountAmount, isTaxFree, isLabour: !!request.lines[index]?.labour }
  })
  const subtotal = sum(lines.map((line) => line.counted)) // T1
  let left = subtotal
  const amounts = asked.map((adjustment, index) => {
    const text = sent(adjustment.percentage)
    const amount =
      text === undefined ? fixed[index] : percentageAmount(text, left, `adjustments[${index}]`, notebook)
    if (account.takesPercentagesInTurn && amount)
      left = isDiscount(adjustment) ? subtract(left, amount) : add(left, amount)
    return amount
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

  const shownAdjustments = adjustmentBodies.map((body, index) =>
    withApplied(body, amounts[index] ?? ZERO, account.currency),
  )
  const { customerId, reference } = request
  const document = withoutNulls({
    customerId,
    reference,
    isSubmitted,
    statusId: kind === 'order' ? sent(request.statusId) : undefined, // V8
    ...keptAsSent,
    lines: priced.map(({ line }) => line),
    adjustments: request.adjustments && shownAdjustments,
    ...Object.fromEntries(shown.map(([key]) => [key, written(totals[key], account.currency)])),
    tax: account.tax, // T5
  })
  return { document, problems, notebook }
}
