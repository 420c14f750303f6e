import { untilHole } from '../until-hole.js'

/**
 * Names of fields as a tree: `lines.labour, total` has the branches `lines` (with `labour`) and `total`. A branch is whole
 * when a name ends there: then what is below it does not matter (X7). Maps, so that no name is a prototype's.
 */
export interface FieldTree {
  /** What is below it, by name. */
  readonly branches: ReadonlyMap<string, FieldTree>
  /** Whether a name ends here, and so takes in all that is below. */
  readonly isWhole: boolean
}

interface GrowingTree {
  readonly branches: Map<string, GrowingTree>
  isWhole: boolean
}

/** The tree of a list of dotted names (X3); of none, undefined. */
export function fieldTree(names: readonly string[]): FieldTree | undefined {
  if (names.length === 0) return undefined
  const root: GrowingTree = { branches: new Map(), isWhole: false }
  for (const name of names) {
    let tree = root
    for (const step of name.split('.')) {
      let next = tree.branches.get(step)
      if (next === undefined) tree.branches.set(step, (next = { branches: new Map(), isWhole: false }))
      tree = next
    }
    // X7: of a name and a name inside it the larger counts, so nothing looks below a whole one.
    tree.isWhole = true
  }
  return root
}

/** What the tree names, and nothing else (X5). */
export function keepFields(value: unknown, tree: FieldTree): unknown {
  return walk(value, (name, part) => {
    const branch = tree.branches.get(name)
    if (branch === undefined) return NOTHING
    if (branch.isWhole) return part
    // X7: a path that goes on behind a scalar names nothing.
    return typeof part === 'object' && part !== null ? keepFields(part, branch) : NOTHING
  })
}

/** All but what the tree names (X5). */
export function dropFields(value: unknown, tree: FieldTree): unknown {
  return walk(value, (name, part) => {
    const branch = tree.branches.get(name)
    if (branch === undefined) return part
    return branch.isWhole ? NOTHING : dropFields(part, branch)
  })
}

/** A field that is left out: no value of JSON. */
const NOTHING = Symbol('nothing')

/** Looks at each field of an object, and at those of every element of a list (X3). Elements are never dropped (X7). */
function walk(value: unknown, look: (name: string, part: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return untilHole(value).map((element) => walk(element, look))
  const entries: [string, unknown][] = []
  for (const [name, part] of Object.entries(value)) {
    const kept = look(name, part)
    if (kept !== NOTHING) entries.push([name, kept])
  }
  return Object.fromEntries(entries)
}
