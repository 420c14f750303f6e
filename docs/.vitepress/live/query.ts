import type { Texts } from './page.js'

/** Returns the texts that differ from the initial ones, as a URL query. */
export function queryOf(texts: Texts, initial: Texts): string {
  const changed = Object.entries(texts).filter(([name, text]) => text !== initial[name])
  return new URLSearchParams(Object.fromEntries(changed)).toString()
}

/** Replaces the initial texts by those in a URL query. Ignores other names in the query. */
export function textsOf(query: string, initial: Texts): Record<string, string> {
  const sent = new URLSearchParams(query)
  return Object.fromEntries(Object.entries(initial).map(([name, text]) => [name, sent.get(name) ?? text]))
}
