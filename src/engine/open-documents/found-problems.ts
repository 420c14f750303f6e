import * as E from '../../problem/either.js'
import { invalidInForm } from '../../problem/answer.js'
import { allOf, problemAt } from '../../problem/located-problem.js'
import type { Problem } from '../../problem/problem.js'
import { priceLines } from '../engine.js'
import { checkCustomer } from '../look-ups.js'
import { checkAdjustments, priceTotals } from '../totals.js'
import type { Opened } from './open-document.js'
import { elementsOf } from './pages.js'

/** Returns problems that point to `lines[0]`. */
export function problemsOfLine(line: unknown, document: Opened<unknown, unknown>): readonly Problem[] {
  const { settings, head } = document
  const stage = head.header.isSubmitted ? 'submitted' : 'draft'
  const { problems, unreadable } = priceLines([line], { ...settings, stage }, () => undefined)
  return problems.length === 0 ? [] : publishedOf(problems, { lines: [line] }, unreadable)
}

export function problemsOfHead(document: Opened<unknown, unknown>): readonly Problem[] {
  const { request, header, unreadable } = document.head
  const problems = allOf([
    unreadable,
    checkCustomer(header.customerId, document.settings.catalogue),
    checkAdjustments(header.adjustments),
  ])
  return problems.length === 0 ? [] : publishedOf(problems, request, unreadable)
}

// N8, T2
export function problemsOfTotals(document: Opened<unknown, unknown>): readonly Problem[] {
  const { settings, head, sum } = document
  const { account, form } = settings
  const totals = priceTotals(sum, head.header.adjustments, account, form.kind)
  return E.isRight(totals) ? [] : publishedOf(totals.left, head.request)
}

// F9
export function problemsBetweenLines({ tempIds, lines }: Opened<unknown, unknown>): readonly Problem[] {
  if (tempIds.shared === 0) return []
  const taken = new Set<string>()
  const problems = elementsOf(lines).flatMap((line, index) => {
    const duplicates = line.tempIds.filter(({ tempId }) => taken.has(tempId))
    for (const { tempId } of line.tempIds) taken.add(tempId)
    return duplicates.map(({ tempId, path }) =>
      problemAt('duplicate_temp_id', ['lines', index, ...path], { tempId }),
    )
  })
  return publishedOf(problems, {})
}

function publishedOf(...answer: Parameters<typeof invalidInForm>): readonly Problem[] {
  return invalidInForm(...answer).left
}
