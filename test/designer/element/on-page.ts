/** Replaces globals of a browser while `body` runs. */
export function onPage<Answer>(globals: Readonly<Record<string, unknown>>, body: () => Answer): Answer {
  const names = Object.keys(globals)
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: globals[name], configurable: true, writable: true })
  try {
    return body()
  } finally {
    for (const [index, name] of names.entries()) {
      const earlier = before[index]
      if (earlier === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, earlier)
    }
  }
}

/** Replaces timers, which then run only when `pass` is called. */
export function clock() {
  const waiting = new Map<number, { readonly act: () => void; readonly after: number }>()
  let count = 0
  return {
    globals: {
      setTimeout: (act: () => void, after: number) => {
        waiting.set(++count, { act, after })
        return count
      },
      clearTimeout: (id: number) => waiting.delete(id),
    },
    /** Runs the due timers, and returns their delays. */
    pass: (ms: number) => {
      const due = [...waiting].filter(([, { after }]) => after <= ms)
      for (const [id, { act }] of due) {
        waiting.delete(id)
        act()
      }
      return due.map(([, { after }]) => after)
    },
  }
}
