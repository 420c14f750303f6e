import { elementsOf } from '../../problem/elements.js'
import { valueAtStep } from '../../problem/path.js'
import { serviceLimits } from '../data/service-limits.js'
import type { IdKind } from '../ids/id-kinds.js'
import { parseId } from '../ids/parse-id.js'

/** The kinds of ids that the body of a write may name (I12). */
export type NamedKind = (typeof NAMED_KINDS)[number]

const NAMED_KINDS = ['customer', 'product', 'kit', 'flashingTemplate', 'label'] as const

/** The ids that a body names, each once, by their kind. */
export type NamedIds = Readonly<Record<NamedKind, readonly string[]>>

/**
 * Lists the ids that the body of a write names, so that a host can look up all of them together before the write begins
 * (I12). Omits ids in fields that are ignored, ids of another kind, and ids of more than `serviceLimits.idCharacters`
 * characters. Lists at most the first `serviceLimits.namedIds` ids. Takes the body of a create, of an added or replaced
 * line, or of labels.
 *
 * @example
 * import { namedIds } from 'quotewright/service'
 *
 * const line = { catalogue: { productId: 'prod_1' } }
 * const named = namedIds({ customerId: 'cust_1', lines: [line, line], ignored: 'prod_2' })
 * assert.deepEqual([named.customer, named.product, named.kit], [['cust_1'], ['prod_1'], []])
 */
export function namedIds(body: unknown): NamedIds {
  const found = ofKinds(() => new Set<string>())
  let count = 0
  const add = (kind: NamedKind, id: unknown): void => {
    if (!isLookedUp(id, kind) || found[kind].has(id) || ++count > serviceLimits.namedIds) return
    found[kind].add(id)
  }
  add('customer', valueAtStep(body, 'customerId'))
  for (const id of listAt(body, 'labelIds')) add('label', id)
  for (const line of [body, valueAtStep(body, 'line'), ...listAt(body, 'lines')]) addIdsOfLine(line, add)
  return ofKinds((kind) => [...found[kind]])
}

function ofKinds<A>(make: (kind: NamedKind) => A): Record<NamedKind, A> {
  return Object.fromEntries(NAMED_KINDS.map((kind) => [kind, make(kind)])) as Record<NamedKind, A>
}

function addIdsOfLine(line: unknown, add: (kind: NamedKind, id: unknown) => void): void {
  add('product', valueAtStep(valueAtStep(line, 'catalogue'), 'productId'))
  add('flashingTemplate', valueAtStep(valueAtStep(line, 'flashing'), 'templateId'))
  // A loop instead of recursion, because a body may be nested too deeply for the stack. A set, because a kit may
  // contain itself.
  const kits = new Set([valueAtStep(line, 'productKit')])
  for (const kit of kits) {
    add('kit', valueAtStep(kit, 'kitId'))
    for (const component of listAt(kit, 'components')) add('product', valueAtStep(component, 'productId'))
    for (const subKit of listAt(kit, 'subKits')) kits.add(subKit)
  }
}

// I4, I12
function isLookedUp(id: unknown, kind: IdKind): id is string {
  return typeof id === 'string' && id.length <= serviceLimits.idCharacters && parseId(id, kind, []).ok
}

function listAt(owner: unknown, field: string): readonly unknown[] {
  return elementsOf(valueAtStep(owner, field))
}
