import { enumOf } from '../../wire/scalars.js'
import { type Decision } from '../decision.js'
import { readAt, type RequestPath } from './parse-id.js'

/** Reads a name or an index: a number in a body, or digits in a query (V4, W5). */
export function parseEnum<Name extends string>(
  names: readonly Name[],
  value: unknown,
  path: RequestPath,
  place: 'body' | 'query' = 'body',
): Decision<Name> {
  const isInteger = place === 'query' && typeof value === 'string' && /^(0|[1-9]\d{0,8})$/.test(value)
  const choice = isInteger ? Number(value) : value
  const name = readAt(choice, enumOf(names), path)
  // Reads the original string, so that the problem shows the value in the request.
  return name.ok || !isInteger ? name : readAt(value, enumOf(names), path)
}
