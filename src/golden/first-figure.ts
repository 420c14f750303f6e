import * as E from '../problem/either.js'
import { priceRequest } from '../engine/engine.js'
import { explainDocument } from '../explain/explain-document.js'
import type { Explanation, Figure } from '../explain/explanation.js'
import { allFigures, figureAt } from '../explain/graph.js'
import { findOtherPaths } from '../explain/why-not.js'
import { plainText } from '../number/number-text.js'
import { pointerOf } from '../problem/path.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import type { KnownCause } from './cause.js'
import type { Recording } from './record.js'
import type { FirstFigure } from './report.js'
import { differingFigures, figuresOnBothSides, type DifferingFigure, type TwoSides } from './two-sides.js'

export function firstDifferingFigure(
  request: unknown,
  sides: TwoSides,
  { policies }: KnownCause,
  recording: Recording,
): FirstFigure | undefined {
  const now = explained(request, sides.kind, sides.current.account, recording)
  if (now === undefined) return undefined
  if (policies.length === 0) {
    const then = explained(request, sides.kind, sides.recorded.account, recording)
    return then && firstIn(then, now)
  }
  const figures = figuresOnBothSides(request, sides, recording)
  const [first] = figures === undefined ? [] : differingFigures(figures.recorded, figures.current)
  return first && (stepOf(first, now, policies) ?? wholeFigure(first, now))
}

function explained(
  request: unknown,
  kind: DocumentKind,
  account: ParsedAccount,
  { lookUps }: Recording,
): Explanation | undefined {
  const answer = priceRequest(request, account, lookUps, {
    kind,
    maxProblems: 1,
    keep: (line) => line,
    make: ({ lines, adjustments }) => explainDocument(kind, lines, adjustments ?? [], account),
  })
  return E.isRight(answer) ? answer.right : undefined
}

/** Operands precede results, so the first differing figure is the cause. Settings do not count. */
function firstIn(then: Explanation, now: Explanation): FirstFigure | undefined {
  const ofSettings = new Set<string>()
  for (const [figure, { name, rule, value, unit, from }] of allFigures(now)) {
    const before = figureAt(then, figure)
    // `every` also holds for constants, which have no operands.
    if (figure.startsWith('settings:') || from.every((id) => ofSettings.has(id))) ofSettings.add(figure)
    else if (before !== undefined && before.value !== value)
      return { figure, name, rule, recorded: shown(before.value, unit), current: shown(value, unit) }
  }
  return undefined
}

function stepOf(
  first: DifferingFigure,
  now: Explanation,
  policies: readonly string[],
): FirstFigure | undefined {
  const pointer = pointerIn(now, first)
  const ours = figureAt(now, pointer)?.value
  const [recorded, current] = [plainText(first.recorded), plainText(first.current)]
  // The side that follows the rules has the explained figure.
  const isOursNow = Number(ours) === Number(current)
  const paths = findOtherPaths(now, pointer, isOursNow ? recorded : current)
  const path = paths.find(({ policy }) => policies.includes(policy))
  if (path === undefined) return undefined
  const node = figureAt(now, path.figure)
  if (node === undefined) return undefined
  const [then, today] = isOursNow ? [path.value, node.value] : [node.value, path.value]
  const { name, rule, unit } = node
  return { figure: path.figure, name, rule, recorded: shown(then, unit), current: shown(today, unit) }
}

function wholeFigure(first: DifferingFigure, now: Explanation): FirstFigure {
  const figure = pointerIn(now, first)
  const known = figureAt(now, figure)
  const [recorded, current] = [plainText(first.recorded), plainText(first.current)]
  return {
    figure,
    name: known?.name ?? figure,
    rule: known?.rule ?? '',
    recorded: shown(recorded, 'money'),
    current: shown(current, 'money'),
  }
}

/** Writes money with at least two decimals. */
function shown(value: string, unit: Figure['unit']): string {
  if (unit !== 'money') return value
  const [whole = '', decimals = ''] = value.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

/** For a line, returns the id of its total. */
function pointerIn(now: Explanation, { figure }: DifferingFigure): string {
  if (typeof figure === 'string') return pointerOf([figure])
  const start = `lines[${String(figure)}].`
  const totals = allFigures(now).filter(([id]) => id.startsWith(start) && id.endsWith('total_price'))
  return totals.sort(([one], [other]) => one.length - other.length)[0]?.[0] ?? start
}
