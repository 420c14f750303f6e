import { valueAtStep } from '../../problem/path.js'
import { errorTypes, type ErrorType } from '../data/error-types.js'
import { hostText, hostNumber, hostList } from '../host-argument.js'

/**
 * A name of a list, or `OTHER` for a name that a later release may have added (Z1). For what a service answered; what is
 * sent to it is read strictly.
 *
 * @example
 * import { PAYMENT_STATUSES, readKnown } from 'quotewright/service'
 *
 * assert.equal(readKnown(PAYMENT_STATUSES, 'PAYMENT_STATUS_PAID'), 'PAYMENT_STATUS_PAID')
 * assert.equal(readKnown(PAYMENT_STATUSES, 'PAYMENT_STATUS_REFUNDED'), 'OTHER')
 */
export function readKnown<Name extends string>(names: readonly Name[], value: unknown): Name | 'OTHER' {
  hostList(hostText)(names, 'names')
  return names.find((name) => name === value) ?? 'OTHER'
}

/** What a client knows of an error that a service answered with (Z1). */
export interface ErrorKind {
  /** The type, or `OTHER`: a type of a later release, or a body that is not the service's. Then the status decides. */
  readonly type: ErrorType | 'OTHER'
  /** The HTTP status. */
  readonly status: number
  /** The problems; empty where there are none. */
  readonly errors: readonly KnownError[]
  /** Of a request that was executed already: the id of what it created (J8). */
  readonly resourceId?: string
}

/** One problem of an error. */
export interface KnownError {
  /** The code as it was sent. One that a client does not know is a plain validation failure (Z1). */
  readonly code: string
  /** Where, as a pointer; empty where the service does not say it. */
  readonly param: string
}

/**
 * The kind of an error that a service answered with, from the HTTP status and the body that was read from its JSON (Z1).
 * Every body has a kind, also that of a proxy in between. Messages are not looked at, since their wording may change (Z6).
 *
 * @example
 * import { errorKind } from 'quotewright/service'
 *
 * assert.equal(errorKind(404, { type: 'not_found', message: '', errors: [] }).type, 'not_found')
 * assert.deepEqual(errorKind(502, '<html>'), { type: 'OTHER', status: 502, errors: [] })
 */
export function errorKind(status: number, body: unknown): ErrorKind {
  hostNumber(status, 'status')
  const other: ErrorKind = { type: 'OTHER', status, errors: [] }
  const type = valueAtStep(body, 'type')
  const resourceId = valueAtStep(body, 'resourceId')
  return {
    ...other,
    type: isErrorType(type) ? type : 'OTHER',
    errors: errorsOf(valueAtStep(body, 'errors')),
    ...(typeof resourceId === 'string' && resourceId !== '' ? { resourceId } : {}),
  }
}

function isErrorType(type: unknown): type is ErrorType {
  return typeof type === 'string' && Object.hasOwn(errorTypes, type)
}

/** The entries that have a code, up to the first that is no object. */
function errorsOf(errors: unknown): readonly KnownError[] {
  const known: KnownError[] = []
  if (!Array.isArray(errors)) return known
  for (const entry of errors as readonly unknown[]) {
    if (typeof entry !== 'object' || entry === null) break
    const [code, param] = [valueAtStep(entry, 'code'), valueAtStep(entry, 'param')]
    if (typeof code === 'string') known.push({ code, param: typeof param === 'string' ? param : '' })
  }
  return known
}
