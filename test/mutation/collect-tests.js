export class Skipped extends Error {}

/** Replaces the part of vitest that test files import. The list of tests is complete after `collectGroups`. */
export function collectTests(expect) {
  const tests = []
  const hooks = []
  let path = ''
  /** The body of a group may use what its file declares below, so groups wait until the file is loaded. */
  let waiting = []

  const describe = (name, body) => {
    const outer = path
    const collect = () => {
      path = `${outer}${name} > `
      body()
      path = outer
    }
    if (waiting === undefined) collect()
    else waiting.push(collect)
  }
  const collectGroups = () => {
    const groups = waiting ?? []
    waiting = undefined
    for (const collect of groups) collect()
  }
  const test = (name, body) => {
    const fullName = path + name
    const id = `${fullName} (${String(tests.length)})`
    const run = async () => {
      for (const hook of hooks) await hook({ id, task: { name, fullName }, skip: skipWhere })
      await body()
    }
    tests.push({ id, run })
  }
  // Cases are spread into arguments if all of them are lists, as in vitest.
  const each = (declare) => (cases) => (name, body) => {
    const isTable = cases.every(Array.isArray)
    for (const given of cases) declare(name, () => (isTable ? body(...given) : body(given)))
  }
  const skipIf = (declare) => (condition) => (condition ? () => undefined : declare)
  for (const declare of [describe, test]) {
    declare.each = each(declare)
    declare.skipIf = skipIf(declare)
    declare.skip = () => undefined
  }

  const beforeEach = (hook) => hooks.push(hook)
  /** Runs before the first test of its group. */
  const beforeAll = (hook) => {
    const group = path
    let done
    hooks.push(({ id }) => (id.startsWith(group) ? (done ??= hook()) : undefined))
  }
  const afterAll = () => undefined
  return {
    tests,
    collectGroups,
    vitest: { describe, test, it: test, expect, expectTypeOf, beforeEach, beforeAll, afterAll },
  }
}

/** Tests of types do nothing here. Every property of the answer is a function that does the same. */
const nothing = () => new Proxy(nothing, { get: nothing })
const expectTypeOf = nothing

function skipWhere(condition) {
  if (condition) throw new Skipped()
}
