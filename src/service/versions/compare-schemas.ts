import { compareKinds } from './compare-kinds.js'
import type { Comparing } from './comparing.js'
import { once, type Report } from './interface-change.js'
import { normalForm } from './normal-form.js'
import { idOf, type Side } from './side.js'
import type { Parts } from './variant.js'

export function newComparing(before: Side, after: Side): Omit<Comparing, 'direction' | 'report'> {
  const verdicts = {
    harmless: new Map<string, 'same' | 'changed'>(),
    trail: [],
    breaking: new Set<string>(),
  }
  return { before, after, compareSchemas, pairs: new Set(), verdicts }
}

/** Reports a change of a shared schema once for each direction (Z3, Z4). */
export function compareSchemas(
  partsBefore: Parts,
  partsAfter: Parts,
  at: string,
  comparing: Comparing,
): void {
  const marks = [
    comparing.isTurned === true ? 'turned' : '',
    comparing.needsAllValues === true ? 'values' : '',
  ]
  const ids = [idsOf(partsBefore, comparing.before), idsOf(partsAfter, comparing.after)]
  const pair = [comparing.direction, ...marks, ...ids].join(' | ')
  const compare = (report: Report): void => {
    const before = normalForm(partsBefore, at, comparing.before)
    const after = normalForm(partsAfter, at, comparing.after)
    compareKinds(before, after, { ...comparing, report })
  }
  if (comparing.isTrial === true) tryPair(pair, at, comparing, compare)
  else if (!comparing.pairs.has(pair)) {
    comparing.pairs.add(pair)
    // A keyword that several types share is reported once.
    compare(once(comparing.report))
  }
}

function idsOf(parts: Parts, side: Side): string {
  return parts.map((part) => idOf(part, side)).join(' ')
}

function tryPair(pair: string, at: string, comparing: Comparing, compare: (report: Report) => void): void {
  const { harmless, trail, breaking } = comparing.verdicts
  const known = breaking.has(pair) ? 'breaking' : harmless.get(pair)
  let verdict: 'same' | 'changed' | 'breaking' = known ?? 'same'
  if (known === undefined) {
    const countBefore = trail.length
    harmless.set(pair, 'same')
    trail.push(pair)
    compare((compatibility) => {
      if (verdict !== 'breaking') verdict = compatibility === 'breaking' ? 'breaking' : 'changed'
    })
    if (verdict === 'breaking') {
      // Pairs found harmless meanwhile may depend on this pair.
      while (trail.length > countBefore) harmless.delete(trail.pop() ?? '')
      breaking.add(pair)
    } else harmless.set(pair, verdict)
  }
  if (verdict === 'breaking') comparing.report('breaking', 'changed', at)
  else if (verdict === 'changed') comparing.report('additive', 'changed', at)
}
