import * as E from '../../problem/either.js'
import { invalidDocument } from '../../problem/answer.js'
import { allOf } from '../../problem/located-problem.js'
import type { Problem } from '../../problem/problem.js'
import { priceLines } from '../engine.js'
import { checkCustomer } from '../look-ups.js'
import { checkAdjustments, priceTotals } from '../totals.js'
import { answerOf, isAccepted, totalsOf, type Opened } from './open-document.js'

/** Returns the problems that the document has because of one line alone. They point to `lines[0]`. */
export function problemsOfLine(line: unknown, document: Opened<unknown, unknown>): readonly Problem[] {
  const { settings, head } = document
  const stage = head.header.isSubmitted ? 'submitted' : 'draft'
  const { problems, unreadable } = priceLines([line], { ...settings, stage }, () => undefined)
  return problems.length === 0 ? [] : publishedOf(problems, { lines: [line] }, unreadable)
}

/** Returns the problems of everything but the lines: of the customer, the adjustments and other fields. */
export function problemsOfHead(document: Opened<unknown, unknown>): readonly Problem[] {
  const { request, header, unreadable } = document.head
  const problems = allOf([
    unreadable,
    checkCustomer(header.customerId, document.settings.catalogue),
    checkAdjustments(header.adjustments),
  ])
  return problems.length === 0 ? [] : publishedOf(problems, request, unreadable)
}

/** Returns the problems of the totals of a document whose parts have no problems (N8, T2). */
export function problemsOfTotals(document: Opened<unknown, unknown>): readonly Problem[] {
  const { settings, head, sum } = document
  const { account, form } = settings
  const totals = priceTotals(sum, head.header.adjustments, account, form.kind)
  return E.isRight(totals) ? [] : publishedOf(totals.left, head.request)
}

/** Returns the problems of lines that no line has alone: drawings that share a tempId (F9). Reads all lines to find them. */
export function problemsBetweenLines(document: Opened<unknown, unknown>): readonly Problem[] {
  if (document.tempIds.shared === 0) return []
  const answer = answerOf(document)
  return E.isLeft(answer) ? answer.left.filter(({ code }) => code === 'duplicate_temp_id') : []
}

/** Whether the document can be priced: {@link answerOf} has a value. */
export function isPriceable(document: Opened<unknown, unknown>): boolean {
  return isAccepted(document) && totalsOf(document) !== undefined
}

function publishedOf(...answer: Parameters<typeof invalidDocument>): readonly Problem[] {
  return invalidDocument(...answer).left
}
