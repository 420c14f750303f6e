import { elementsOf } from '../../problem/elements.js'
import { valueAtStep } from '../../problem/path.js'
import { errorTypes, type ErrorType } from '../data/error-types.js'
import * as check from '../host-argument.js'

/**
 * Returns the value if it is one of the names, otherwise `OTHER`, because a later release may have added it
 * (Z1). Use it only for answers: requests are read strictly.
 *
 * @example
 * import { PAYMENT_STATUSES, parseOpenEnum } from 'quotewright/service'
 *
 * assert.equal(parseOpenEnum(PAYMENT_STATUSES, 'PAYMENT_STATUS_PAID'), 'PAYMENT_STATUS_PAID')
 * assert.equal(parseOpenEnum(PAYMENT_STATUSES, 'PAYMENT_STATUS_REFUNDED'), 'OTHER')
 */
export function parseOpenEnum<Name extends string>(names: readonly Name[], value: unknown): Name | 'OTHER' {
  check.list(check.text)(names, 'names')
  return names.find((name) => name === value) ?? 'OTHER'
}

/** A client's view of an error in an answer (Z1). */
export interface ErrorKind {
  /**
   * The type. `OTHER` for a type from a later release, or a body that is not from the service. Then decide by
   * the status.
   */
  readonly type: ErrorType | 'OTHER'
  /** The HTTP status. */
  readonly status: number
  /** The problems. May be empty. */
  readonly errors: readonly KnownError[]
  /** For a repeated request: the id of the resource that the first attempt created (J8). */
  readonly resourceId?: string
}

/** One problem of an error. */
export interface KnownError {
  /** The code in the answer. Treat an unknown code as a plain validation failure (Z1). */
  readonly code: string
  /** A pointer to the field. Empty if the answer has none. */
  readonly param: string
}

/**
 * Returns the kind of an error from the HTTP status and the parsed body of an answer (Z1). Every body has a kind,
 * even one from a proxy. Messages are ignored, because their wording may change (Z6).
 *
 * @example
 * import { errorKind } from 'quotewright/service'
 *
 * assert.equal(errorKind(404, { type: 'not_found', message: '', errors: [] }).type, 'not_found')
 * assert.deepEqual(errorKind(502, '<html>'), { type: 'OTHER', status: 502, errors: [] })
 */
export function errorKind(status: number, body: unknown): ErrorKind {
  check.number(status, 'status')
  const type = valueAtStep(body, 'type')
  const resourceId = valueAtStep(body, 'resourceId')
  return {
    type: isErrorType(type) ? type : 'OTHER',
    status,
    errors: errorsOf(valueAtStep(body, 'errors')),
    ...(typeof resourceId === 'string' && resourceId !== '' ? { resourceId } : {}),
  }
}

function isErrorType(type: unknown): type is ErrorType {
  return typeof type === 'string' && Object.hasOwn(errorTypes, type)
}

/** Stops at the first entry that is not an object. */
function errorsOf(errors: unknown): readonly KnownError[] {
  const known: KnownError[] = []
  for (const entry of elementsOf(errors)) {
    if (typeof entry !== 'object' || entry === null) break
    const [code, param] = [valueAtStep(entry, 'code'), valueAtStep(entry, 'param')]
    if (typeof code === 'string') known.push({ code, param: typeof param === 'string' ? param : '' })
  }
  return known
}
