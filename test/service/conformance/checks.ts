import { deepEqual, equal, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Operation } from '../../../src/entries/service.js'
import {
  answerOf,
  assertRefused,
  assertSuccess,
  OPERATIONS,
  requestOf,
  resourcesOf,
  type Aspect,
  type Changes,
  type Check,
  type Expected,
  type Suite,
} from './check.ts'
import { BEHAVIOURS } from './behaviours.ts'
import { NOBODY } from './fixtures.ts'
import { OWN_ERRORS, type OwnError } from './own-errors.ts'
import { SAMPLES } from './samples.ts'
import { at, listAt, send, textAt, type Answer } from './service-under-test.ts'
import { fillList, pagingChecks } from './paging.ts'

const INVALID: Expected = { status: 400, type: 'validation_failure' }
const GONE: Expected = { status: 404, type: 'not_found' }

export function allChecks(): readonly Check[] {
  return OPERATIONS.flatMap((operation) => [
    ...happyPath(operation),
    ...BEHAVIOURS.filter((check) => check.operation === operation),
    ...keyAndRole(operation),
    ...ids(operation),
    ...body(operation),
    ...(OWN_ERRORS[operation.id] ?? []).map((error) => ownError(operation, error)),
    ...idempotency(operation),
    ...filtering(operation),
    ...pagingChecks(operation),
  ])
}

function check(
  operation: Operation,
  aspect: Aspect,
  title: string,
  run: (suite: Suite) => Promise<void>,
): Check {
  return { operation, aspect, title, run }
}

function refusal(
  operation: Operation,
  aspect: Aspect,
  title: string,
  changes: (suite: Suite) => Changes | Promise<Changes>,
  expected: Expected,
): Check {
  return check(operation, aspect, title, async (suite) => {
    assertRefused(await answerOf(suite, operation, await changes(suite)), expected)
  })
}

function happyPath(operation: Operation): readonly Check[] {
  const has = Object.entries(SAMPLES[operation.id]?.has ?? {})
  return [
    check(operation, 'happy path', 'a valid request', async (suite) => {
      const answer = await answerOf(suite, operation)
      assertSuccess(operation, answer)
      if (answer.status === 204) {
        equal(answer.body, undefined)
        return
      }
      const resources = resourcesOf(operation, answer)
      ok(resources.every((resource) => typeof resource === 'object' && resource !== null))
      for (const [path, value] of has) deepEqual(at(resources[0], ...path.split('.')), value, path)
    }),
  ]
}

function keyAndRole(operation: Operation): readonly Check[] {
  const unauthenticated: Expected = { status: 401, type: 'unauthenticated' }
  const without = (title: string, authorization: string | null): Check =>
    refusal(operation, 'key and role', title, () => ({ authorization }), unauthenticated)
  return [
    without('no key', null),
    without('an unknown key', 'nobody-has-this-key'),
    without('another scheme', 'Basic nobody'),
    operation.role === 'administrator'
      ? refusal(
          operation,
          'key and role',
          'a key of another role is refused',
          ({ service }) => ({ authorization: service.keys.other }),
          { status: 403, type: 'permission_denied' },
        )
      : check(operation, 'key and role', 'a key of another role is accepted', async (suite) => {
          const authorization = suite.service.keys.other
          assertSuccess(operation, await answerOf(suite, operation, { authorization }))
        }),
  ]
}

/** I4, I6, I7: tries ids of another kind, unknown ids and ids of another company. */
function ids(operation: Operation): readonly Check[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const other = (name: string): string => (name === 'customerId' ? `prod_${NOBODY}` : `cust_${NOBODY}`)
  const refused = (title: string, changes: (suite: Suite) => Changes, expected = GONE): Check =>
    refusal(operation, 'ids', title, changes, expected)
  return names.flatMap((name) => {
    const withId = (id: string) => (): Changes => ({ params: { [name]: id } })
    return [
      name === 'lineId'
        ? refused('an unknown line', withId('nobody'))
        : refused(`${name} of another kind`, withId(other(name)), { ...INVALID, code: 'wrong_id_kind' }),
      refused(`an unknown ${name}`, withId(`${PREFIXES[name] ?? 'x'}_${NOBODY}`)),
      ...(name === 'orderId' || name === 'quoteId'
        ? [
            refused(
              'an id of the other kind of document',
              withId(`${name === 'orderId' ? 'quote' : 'order'}_${NOBODY}`),
            ),
          ]
        : []),
      refused(`${name} of another company`, ({ service }) => ({ authorization: service.keys.stranger })),
    ]
  })
}

const PREFIXES: Readonly<Record<string, string>> = {
  customerId: 'cust',
  deliveryId: 'whdel',
  orderId: 'order',
  productId: 'prod',
  quoteId: 'quote',
  templateId: 'flashtpl',
}

function body(operation: Operation): readonly Check[] {
  if (SAMPLES[operation.id]?.body === undefined) return []
  const malformed = (title: string, text: string): Check =>
    refusal(operation, 'body', title, () => ({ text }), INVALID)
  return [
    malformed('invalid JSON', '{"lines":'),
    malformed('a list', '[]'),
    malformed('null', 'null'),
    refusal(operation, 'body', 'objects in place of strings', () => ({ body: withoutTexts }), INVALID),
    check(operation, 'body', 'an unknown property is ignored', async (suite) => {
      const changes: Changes = { body: (good) => ({ ...good, nobodyKnowsThis: { a: [1] } }) }
      assertSuccess(operation, await answerOf(suite, operation, changes))
    }),
  ]
}

function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return { toString: 1, valueOf: 1 }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutTexts)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutTexts(part)]))
}

function ownError(operation: Operation, error: OwnError): Check {
  return {
    operation,
    aspect: 'own errors',
    title: error.title,
    ...(error.office !== undefined && { needsOffice: true }),
    run: async (suite) => {
      const changes = { ...error.changes, ...(await error.prepare?.(suite)) }
      const request = await requestOf(suite, operation, changes)
      if (error.office !== undefined) {
        const [, documentId = ''] = /\/((?:order|quote)_\w+)/.exec(request.path) ?? []
        // Only a finalised quote can be converted to an order.
        if (error.office === 'convert') await suite.service.office?.(documentId, 'finalise')
        await suite.service.office?.(documentId, error.office)
      }
      assertRefused(await send(suite.service, request), error)
    },
  }
}

function idempotency(operation: Operation): readonly Check[] {
  if (!operation.takesRequestId)
    return SAMPLES[operation.id]?.body === undefined ? [] : [unknownId(operation)]
  const conflict = (code: string): Expected => ({ status: 409, type: 'conflict', code, param: 'request_id' })
  const withId =
    (requestId: unknown): NonNullable<Changes['body']> =>
    (good) => ({ ...good, requestId })
  const own = (title: string, run: Check['run']): Check => check(operation, 'idempotency', title, run)
  return [
    own('a repeated request returns the id of the created resource', async (suite) => {
      const requestId = randomUUID()
      const request = await requestOf(suite, operation, { body: withId(requestId) })
      const first = await send(suite.service, request)
      assertSuccess(operation, first)
      const again = await send(suite.service, request)
      assertRefused(again, conflict('request_replayed'))
      equal(at(again.body, 'requestId'), requestId)
      const resourceId = textAt(again.body, 'resourceId')
      if (!operation.name.endsWith('LineItem'))
        ok(JSON.stringify(first.body).includes(resourceId), resourceId)
      // J3: a request with different `fields` still counts as a repetition.
      const filtered = { ...(request.body as object), fields: 'nothing' }
      assertRefused(await send(suite.service, { ...request, body: filtered }), conflict('request_replayed'))
    }),
    own('a repeated request with its id in upper case is a replay', async (suite) => {
      const requestId = randomUUID()
      const request = await requestOf(suite, operation, { body: withId(requestId) })
      assertSuccess(operation, await send(suite.service, request))
      const capitals = { ...(request.body as object), requestId: requestId.toUpperCase() }
      const again = await send(suite.service, { ...request, body: capitals })
      assertRefused(again, conflict('request_replayed'))
      equal(at(again.body, 'requestId'), requestId.toUpperCase())
    }),
    own('another body with the same id is a conflict', async (suite) => {
      const requestId = randomUUID()
      const request = await requestOf(suite, operation, { body: withId(requestId) })
      assertSuccess(operation, await send(suite.service, request))
      const changed = { ...request, body: { ...(request.body as object), another: 1 } }
      const answer = await send(suite.service, changed)
      assertRefused(answer, conflict('request_id_reused'))
      equal(at(answer.body, 'resourceId'), undefined)
    }),
    own('a refused request makes its id unusable', async (suite) => {
      const requestId = randomUUID()
      const request = await requestOf(suite, operation, { body: () => ({ requestId }) })
      const first = await send(suite.service, request)
      assertRefused(first, INVALID)
      equal(at(first.body, 'requestId'), requestId)
      assertRefused(await send(suite.service, request), conflict('request_attempt_failed'))
    }),
    own('an id that is not a UUID is refused', async (suite) => {
      const answer = await answerOf(suite, operation, { body: withId('again') })
      assertRefused(answer, { ...INVALID, param: 'request_id' })
    }),
    own('an id that is not a UUID is reported with the other problems', async (suite) => {
      const answer = await answerOf(suite, operation, { body: () => ({ requestId: 'again' }) })
      assertRefused(answer, { ...INVALID, param: 'request_id' })
      ok(listAt(answer.body, 'errors').length > 1, JSON.stringify(answer.body))
    }),
    own('one of 50 simultaneous requests is executed', async (suite) => {
      const requestId = randomUUID()
      const request = await requestOf(suite, operation, { body: withId(requestId) })
      const answers = await Promise.all(Array.from({ length: 50 }, () => send(suite.service, request)))
      const done = answers.filter(({ status }) => status === operation.status)
      equal(done.length, 1)
      for (const answer of answers) if (answer.status !== operation.status) equal(answer.status, 409)
    }),
    own('another user may send the same id', async (suite) => {
      const request = await requestOf(suite, operation, { body: withId(randomUUID()) })
      assertSuccess(operation, await send(suite.service, request))
      const others = await send(suite.service, { ...request, authorization: suite.service.keys.other })
      // The service may refuse a taken name, but not the repeated id.
      ok(others.status === operation.status || at(others.body, 'type') === 'validation_failure')
    }),
  ]
}

// J1
function unknownId(operation: Operation): Check {
  return check(operation, 'idempotency', 'a requestId is ignored as an unknown field', async (suite) => {
    const changes: Changes = { body: (good) => ({ ...good, requestId: 'again' }) }
    const request = await requestOf(suite, operation, changes)
    assertSuccess(operation, await send(suite.service, request))
    assertSuccess(operation, await send(suite.service, request))
  })
}

/** X: checks the resource, or each resource of a list. */
function filtering(operation: Operation): readonly Check[] {
  const own = (title: string, run: Check['run']): Check => check(operation, 'filtering', title, run)
  // X1: a filter in the query applies to reads only.
  const ignored = own('fields in the query of a write are ignored', async (suite) => {
    const [plain, asked] = [
      await answerOf(suite, operation),
      await answerOf(suite, operation, { query: { fields: 'nonsense' } }),
    ]
    assertSuccess(operation, asked)
    const namesOf = (answer: Answer): readonly unknown[] =>
      resourcesOf(operation, answer).map((resource) => Object.keys(resource ?? {}))
    deepEqual(namesOf(asked), namesOf(plain))
    ok(namesOf(asked).some((names) => (names as readonly string[]).length > 0))
  })
  if (operation.status === 204) return []
  if (operation.filterIn === 'none') return [ignored]
  const ask = (suite: Suite, filter: Readonly<Record<string, string>>): Promise<Answer> =>
    operation.filterIn === 'query'
      ? answerOf(suite, operation, { query: filter })
      : answerOf(suite, operation, { body: (good) => ({ ...good, ...filter }) })
  const fieldOf = async (suite: Suite): Promise<string> => {
    await fillList(suite, operation)
    const [resource] = resourcesOf(operation, await ask(suite, {}))
    const [field] = Object.keys(resource ?? {})
    ok(field !== undefined, 'The resource has no field to filter by.')
    return field
  }
  return [
    own('fields keeps only the named fields', async (suite) => {
      const field = await fieldOf(suite)
      const answer = await ask(suite, { fields: `${field}, nonsense`, excludeFields: field })
      assertSuccess(operation, answer)
      const names = resourcesOf(operation, answer).map((resource) => Object.keys(resource ?? {}))
      ok(names.flat().every((key) => key === field))
      // The first resource had this field before filtering.
      deepEqual(names[0], [field])
      if (operation.isList) equal(typeof at(answer.body, 'nextPageToken'), 'string')
    }),
    own('excludeFields removes the named fields', async (suite) => {
      const field = await fieldOf(suite)
      const answer = await ask(suite, { excludeFields: field })
      assertSuccess(operation, answer)
      for (const resource of resourcesOf(operation, answer)) ok(!Object.hasOwn(resource ?? {}, field))
    }),
    own('unknown names leave an empty resource', async (suite) => {
      const answer = await ask(suite, { fields: 'nonsense' })
      for (const resource of resourcesOf(operation, answer)) deepEqual(resource, {})
    }),
    ...(operation.filterIn === 'body' ? [ignored] : []),
    ...unreadableFilter(operation),
    own('an error is not filtered', async (suite) => {
      const filter = { fields: 'nonsense' }
      const answer = await answerOf(suite, operation, {
        ...(operation.filterIn === 'query'
          ? { query: filter }
          : { body: (good) => ({ ...good, ...filter }) }),
        authorization: null,
      })
      equal(listAt(answer.body, 'errors').length, 0)
      equal(answer.status, 401)
    }),
  ]
}

/** E3, E5: a filter in a body may have a wrong type. In a query, every filter is a string. */
function unreadableFilter(operation: Operation): readonly Check[] {
  if (operation.filterIn !== 'body') return []
  const own = (title: string, run: Check['run']): Check => check(operation, 'filtering', title, run)
  const wrongFields = { ...INVALID, param: 'fields', code: 'invalid_type' }
  const filter = { fields: 5, excludeFields: ['lines', {}] }
  const params = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [
    own('fields of a wrong type are refused', async (suite) => {
      const body: Changes['body'] = (good) => ({ ...good, fields: 5 })
      assertRefused(await answerOf(suite, operation, { body }), wrongFields)
    }),
    own('fields of a wrong type are reported with the other problems', async (suite) => {
      const answer = await answerOf(suite, operation, { body: () => filter })
      assertRefused(answer, wrongFields)
      const found = listAt(answer.body, 'errors').map((error) => textAt(error, 'param'))
      ok(found.includes('exclude_fields'), 'the problem of excludeFields is missing')
      ok(found.length > 2, 'the problems of the other fields are missing')
    }),
    ...params.map((name) =>
      own(`with fields of a wrong type, an unknown ${name} still gets 404`, async (suite) => {
        const body: Changes['body'] = (good) => ({ ...good, ...filter })
        const params = { [name]: `${PREFIXES[name] ?? 'x'}_${NOBODY}` }
        assertRefused(await answerOf(suite, operation, { params, body }), GONE)
      }),
    ),
    ...(operation.takesRequestId
      ? [
          own('with fields of a wrong type, nothing is created', async (suite) => {
            const sent = { requestId: randomUUID(), fields: 5 }
            const request = await requestOf(suite, operation, { body: (good) => ({ ...good, ...sent }) })
            assertRefused(await send(suite.service, request), INVALID)
            // If the first request had created a resource, its repetition would return the id (J8).
            const failed = { status: 409, type: 'conflict', code: 'request_attempt_failed' }
            assertRefused(await send(suite.service, request), failed)
          }),
        ]
      : []),
  ]
}
