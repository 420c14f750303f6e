import type { Texts } from './page.js'

/** The texts that differ from the initial ones, as the query of an address. */
export function queryOf(texts: Texts, initial: Texts): string {
  const changed = Object.entries(texts).filter(([name, text]) => text !== initial[name])
  return new URLSearchParams(Object.fromEntries(changed)).toString()
}

/** The initial texts, with those that the query of an address has. Other names in it are not of the page. */
export function textsOf(query: string, initial: Texts): Record<string, string> {
  const sent = new URLSearchParams(query)
  return Object.fromEntries(Object.entries(initial).map(([name, text]) => [name, sent.get(name) ?? text]))
}
