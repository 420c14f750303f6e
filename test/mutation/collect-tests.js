/** Thrown by a test that is left out. */
export class Skipped extends Error {}

/** What test files import of vitest, as far as these do, and the list that their tests go to. */
export function collectTests(expect) {
  const tests = []
  const hooks = []
  let path = ''

  const describe = (name, body) => {
    const outer = path
    path = `${path}${name} > `
    body()
    path = outer
  }
  const test = (name, body) => {
    const run = async () => {
      for (const hook of hooks) hook({ task: { name }, skip: skipWhere })
      await body()
    }
    tests.push({ id: `${path}${name} (${String(tests.length)})`, run })
  }
  // Cases are spread where all of them are lists, as vitest does.
  const each = (declare) => (cases) => (name, body) => {
    const isTable = cases.every(Array.isArray)
    for (const given of cases) declare(name, () => (isTable ? body(...given) : body(given)))
  }
  describe.each = each(describe)
  test.each = each(test)

  return { tests, vitest: { describe, test, expect, beforeEach: (hook) => hooks.push(hook) } }
}

function skipWhere(condition) {
  if (condition) throw new Skipped()
}
