import type { Notebook } from './notebook.js'
import { inSnakeCase, type Json } from './wire.js'

/** The specification names these prefixes (V5). */
export const PREFIXES = ['flashtpl_', 'cust_', 'prod_', 'rowprice_', 'quote_', 'order_', 'whdel_'] as const

export const hasPrefix = (id: string): boolean => PREFIXES.some((prefix) => id.startsWith(prefix))

/** V5: an id without a specified prefix must not have one of the prefixes. */
export function checkPlainId(id: unknown, at: string, notebook: Notebook): void {
  if (typeof id === 'string' && hasPrefix(id)) notebook.problem('wrong_id_kind', at)
}

export function checkPlainIds(body: Json, fields: readonly string[], at: string, notebook: Notebook): void {
  for (const field of fields) checkPlainId(body[field], `${at}.${inSnakeCase(field)}`, notebook)
}

// V5
export function checkId(id: unknown, prefix: string, at: string, notebook: Notebook): void {
  if (typeof id !== 'string' || id === '') return
  if (!id.startsWith(prefix)) notebook.problem(id.includes('_') ? 'wrong_id_kind' : 'invalid_id', at)
  else if (id === prefix) notebook.problem('invalid_id', at)
}

// N2
export const withoutEmpty = (body: Json, fields: readonly string[]): Json =>
  Object.fromEntries(Object.entries(body).filter(([field, value]) => value !== '' || !fields.includes(field)))
