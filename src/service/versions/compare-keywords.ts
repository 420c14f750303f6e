import { stricterBy } from './bound.js'
import type { Comparing } from './comparing.js'
import type { ChangeKind } from './interface-change.js'
import { keywordOf } from './keywords.js'
import { isSameThroughout } from './same-throughout.js'
import type { Variant } from './variant.js'

/** In answers, limits bind only the service: clients must accept any new limit (Z3). */
export function compareBounds(before: Variant, after: Variant, { direction, report }: Comparing): void {
  for (const slot of new Set([...before.bounds.keys(), ...after.bounds.keys()])) {
    const [old, now] = [before.bounds.get(slot), after.bounds.get(slot)]
    const at = now?.at ?? old?.at ?? after.at
    if (old?.value.limit === now?.value.limit && old?.value.isOpen === now?.value.isOpen) continue
    // A limit that is not a number cannot be judged (Z4), such as `exclusiveMaximum: true` in an older draft.
    if ([old, now].some((one) => one !== undefined && typeof one.value.limit !== 'number')) {
      report('breaking', 'changed', at)
      continue
    }
    const kind = slot.startsWith('max') ? 'upper' : 'lower'
    const isLooser = now === undefined || (old !== undefined && stricterBy(now.value, old.value, kind) < 0)
    report(isLooser || direction === 'answer' ? 'additive' : 'breaking', isLooser ? 'looser' : 'stricter', at)
  }
}

// Z3, Z4
export function compareKeywords(before: Variant, after: Variant, comparing: Comparing): void {
  for (const keyword of new Set([...before.keywords.keys(), ...after.keywords.keys()])) {
    const [old, now] = [before.keywords.get(keyword), after.keywords.get(keyword)]
    if (old !== undefined && now !== undefined) {
      const [was, is] = [{ [keyword]: old.value }, { [keyword]: now.value }]
      if (isSameThroughout(was, is, comparing)) continue
    }
    const at = now?.at ?? old?.at ?? after.at
    const kind = changeOf(keyword, old?.value, now?.value)
    // A new form breaks both: clients cannot parse the answer, or valid requests are refused.
    const isHarmless =
      kind === 'default'
        ? old === undefined
        : kind === (comparing.direction === 'request' ? 'looser' : 'stricter')
    comparing.report(isHarmless ? 'additive' : 'breaking', kind, at)
  }
}

function changeOf(keyword: string, old: unknown, now: unknown): ChangeKind {
  if (keyword === 'default') return 'default'
  const { kind } = keywordOf(keyword)
  const isKnown = kind === 'form' || kind === 'multiple' || keyword === 'uniqueItems'
  if (!isKnown) return 'changed'
  if (now === undefined) return 'looser'
  if (old === undefined) return 'stricter'
  if (kind === 'multiple' && typeof old === 'number' && typeof now === 'number') {
    if (isMultiple(old, now)) return 'looser'
    if (isMultiple(now, old)) return 'stricter'
  }
  return kind === 'form' ? 'form' : 'changed'
}

/** Compares decimals, because 0.3 / 0.1 is less than 3. */
function isMultiple(number: number, of: number): boolean {
  if (!Number.isFinite(of) || !Number.isFinite(number / of)) return false
  const [[digits, power], [others, other]] = [decimalOf(number), decimalOf(of)]
  const least = Math.min(power, other)
  return (digits * 10n ** BigInt(power - least)) % (others * 10n ** BigInt(other - least)) === 0n
}

/** Returns whole digits, and the power of ten that multiplies them. */
function decimalOf(number: number): readonly [digits: bigint, power: number] {
  const [digits = '', power] = number.toExponential().split('e')
  const decimals = digits.split('.')[1]?.length ?? 0
  return [BigInt(digits.replace('.', '')), Number(power) - decimals]
}
