import type { Notebook } from './notebook.js'
import { inSnakeCase, type Json } from './wire.js'

/** The prefixes that the specification names (V5). */
export const PREFIXES = ['flashtpl_', 'cust_', 'prod_', 'rowprice_', 'quote_', 'order_', 'whdel_'] as const

export const hasPrefix = (id: string): boolean => PREFIXES.some((prefix) => id.startsWith(prefix))

/** Checks that an id without a specified prefix does not have one of the seven prefixes (V5). */
export function checkPlainId(id: unknown, at: string, notebook: Notebook): void {
  if (typeof id === 'string' && hasPrefix(id)) notebook.problem('wrong_id_kind', at)
}

export function checkPlainIds(body: Json, fields: readonly string[], at: string, notebook: Notebook): void {
  for (const field of fields) checkPlainId(body[field], `${at}.${inSnakeCase(field)}`, notebook)
}

/** Checks an id with a specified prefix (V5). */
export function checkId(id: unknown, prefix: string, at: string, notebook: Notebook): void {
  if (typeof id !== 'string' || id === '') return
  if (!id.startsWith(prefix)) notebook.problem(id.includes('_') ? 'wrong_id_kind' : 'invalid_id', at)
  else if (id === prefix) notebook.problem('invalid_id', at)
}

/** Omits empty ids (N2). */
export const withoutEmpty = (body: Json, fields: readonly string[]): Json =>
  Object.fromEntries(Object.entries(body).filter(([field, value]) => value !== '' || !fields.includes(field)))
