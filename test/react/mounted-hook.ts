/** Runs the hook for React without rendering a component. */
import * as React from 'react'
import { describeProblem } from '../../src/entries/index.js'
import { useQuoteForm, type UseQuoteFormResult } from '../../src/entries/react.js'

/** The hooks that React calls for the component that it renders. */
interface Hooks {
  readonly useId: () => string
  readonly useState: (initial: unknown) => readonly [unknown, (next: unknown) => void]
  readonly useCallback: (one: unknown) => unknown
  readonly useRef: (initial: unknown) => { current: unknown }
  readonly useEffect: (effect: () => void) => void
}

const internals = (React as unknown as Record<string, { H: Hooks | null }>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]

/** Returns a state, or calls the function that makes it from the state before. */
const valueOf = (one: unknown, before?: unknown): unknown =>
  typeof one === 'function' ? (one as (before: unknown) => unknown)(before) : one

export interface Saved {
  readonly number: number
}

/** Mounts the hook, and returns a function that renders it again. */
export function mounted(language: 'en' | 'de' = 'en'): () => UseQuoteFormResult<Saved> {
  const states: unknown[] = []
  return () => {
    let next = 0
    const useRef: Hooks['useRef'] = (initial) => useState({ current: initial })[0] as { current: unknown }
    const useState: Hooks['useState'] = (initial) => {
      const at = next++
      if (at === states.length) states.push(valueOf(initial))
      return [states[at], (step) => (states[at] = valueOf(step, states[at]))]
    }
    if (internals === undefined) throw new Error('another version of React')
    internals.H = {
      useId: () => 'quote',
      ...{ useState, useRef },
      useCallback: (one) => one,
      useEffect: (effect) => {
        effect()
      },
    }
    try {
      return useQuoteForm<Saved>(
        { currency: 'AUD' },
        { locale: 'en-AU', language, describe: describeProblem },
      )
    } finally {
      internals.H = null
    }
  }
}
