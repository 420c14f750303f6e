import { elementsOf } from '../../problem/elements.js'

/**
 * Names of fields as a tree: `lines.labour, total` has the branches `lines` (with `labour`) and `total`. A name
 * that ends at a branch takes the whole branch, so longer names below it do not matter (X7). The branches are
 * maps, so that no name can reach a prototype.
 */
export interface FieldTree {
  /** The branches below, by name. */
  readonly branches: ReadonlyMap<string, FieldTree>
  /** Whether a name ends here and includes everything below. */
  readonly isWhole: boolean
}

interface GrowingTree {
  readonly branches: Map<string, GrowingTree>
  isWhole: boolean
}

// X3
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
    tree.isWhole = true
  }
  return root
}

// X5
export function keepFields(value: unknown, tree: FieldTree): unknown {
  return walk(value, (name, part) => {
    const branch = tree.branches.get(name)
    if (branch === undefined) return NOTHING
    if (branch.isWhole) return part
    // X7: a path that continues below a scalar names nothing.
    return typeof part === 'object' && part !== null ? keepFields(part, branch) : NOTHING
  })
}

// X5
export function dropFields(value: unknown, tree: FieldTree): unknown {
  return walk(value, (name, part) => {
    const branch = tree.branches.get(name)
    if (branch === undefined) return part
    return branch.isWhole ? NOTHING : dropFields(part, branch)
  })
}

const NOTHING = Symbol('nothing')

/** Never drops an element of a list (X3, X7). */
function walk(value: unknown, choose: (name: string, part: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return elementsOf(value).map((element) => walk(element, choose))
  const entries: [string, unknown][] = []
  for (const [name, part] of Object.entries(value)) {
    const kept = choose(name, part)
    if (kept !== NOTHING) entries.push([name, kept])
  }
  return Object.fromEntries(entries)
}
