import { deepEqual, equal, ok } from 'node:assert/strict'
import { operations, type Operation } from '../../../src/entries/service.js'
import { Fixtures } from './fixtures.ts'
import { SAMPLES } from './samples.ts'
import { at, listAt, send, type Answer, type Sent, type ServiceUnderTest } from './service-under-test.ts'

/** The table of the suite has a column for each aspect. */
export const ASPECTS = [
  'happy path',
  'key and role',
  'ids',
  'body',
  'own errors',
  'idempotency',
  'filtering',
  'paging',
] as const
export type Aspect = (typeof ASPECTS)[number]

export interface Check {
  readonly operation: Operation
  readonly aspect: Aspect
  readonly title: string
  readonly needsOffice?: boolean
  readonly run: (suite: Suite) => Promise<void>
}

export interface Suite {
  readonly service: ServiceUnderTest
  readonly fixtures: Fixtures
}

export function suiteOf(service: ServiceUnderTest): Suite {
  return { service, fixtures: new Fixtures(service) }
}

export const OPERATIONS: readonly Operation[] = operations

export interface Changes {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Sent['query']
  readonly body?: (body: Readonly<Record<string, unknown>>) => unknown
  readonly text?: string
  readonly authorization?: string | null
}

export async function requestOf(suite: Suite, operation: Operation, changes: Changes = {}): Promise<Sent> {
  const sample = SAMPLES[operation.id] ?? {}
  const params = { ...(await sample.params?.(suite.fixtures)), ...changes.params }
  const body = await sample.body?.(suite.fixtures)
  const sentBody = changes.body === undefined ? body : changes.body({ ...body })
  return {
    method: operation.method,
    path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query: { ...sample.query, ...changes.query },
    ...(sentBody !== undefined && { body: sentBody }),
    ...(changes.text !== undefined && { text: changes.text }),
    ...(changes.authorization !== undefined && { authorization: changes.authorization }),
  }
}

export async function answerOf(suite: Suite, operation: Operation, changes: Changes = {}): Promise<Answer> {
  return send(suite.service, await requestOf(suite, operation, changes))
}

export function resourcesOf(operation: Operation, answer: Answer): readonly unknown[] {
  const { resourceKey } = operation
  const resource = resourceKey === null ? answer.body : at(answer.body, resourceKey)
  return Array.isArray(resource) ? (resource as readonly unknown[]) : [resource]
}

export function assertSuccess(operation: Operation, answer: Answer): void {
  equal(answer.status, operation.status, JSON.stringify(answer.body))
}

export interface Expected {
  readonly status: number
  readonly type: string
  readonly code?: string
  readonly param?: string
}

export function assertRefused(answer: Answer, { status, type, code, param }: Expected): void {
  const body = JSON.stringify(answer.body)
  equal(answer.status, status, body)
  equal(at(answer.body, 'type'), type, body)
  equal(typeof at(answer.body, 'message'), 'string', body)
  const errors = listAt(answer.body, 'errors')
  if (type !== 'validation_failure' && type !== 'conflict') deepEqual(errors, [])
  if (code !== undefined || param !== undefined) {
    const found = errors.some(
      (error) =>
        (code === undefined || at(error, 'code') === code) &&
        (param === undefined || at(error, 'param') === param),
    )
    ok(found, `${String(code)} at ${String(param)} is not in ${body}`)
  }
}
