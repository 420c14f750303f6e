import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict'
import type { Operation } from '../../../src/entries/service.js'
import {
  answerOf,
  assertRefused,
  assertSuccess,
  requestOf,
  resourcesOf,
  type Check,
  type Suite,
} from './check.ts'
import { SAMPLES } from './samples.ts'
import { send, textAt, type Answer, type Sent } from './service-under-test.ts'

const BAD_TOKEN = { status: 400, type: 'validation_failure', code: 'page_token_invalid', param: 'page_token' }

/** P4: these parameters change the query, so that its token no longer matches. */
const OTHER_QUERY: Readonly<Record<string, Sent['query']>> = {
  ListCustomers: { companyName: 'a' },
  ListFlashings: { productType: 'Flashing' },
  ListInventory: { supplierIds: ['supplier_a'] },
  ListOrders: { archived: 'true' },
  ListQuotes: { labelIds: ['label_a'] },
  ListUsers: { includeInactive: 'true' },
  ListWebhookDeliveries: { state: 'DELIVERY_STATE_PENDING' },
  QueryOrders: { updatedSince: '2020-01-01T00:00:00Z' },
  QueryQuotes: { includeArchived: 'true' },
  SearchCatalogue: { query: 'flashing' },
}

/** P4: these are default values, so a token stays valid. */
const DEFAULTS: Readonly<Record<string, Sent['query']>> = {
  ListOrders: { archived: 'false', paymentStatus: '0' },
  ListUsers: { includeInactive: 'false' },
  QueryOrders: { archived: 'false' },
  QueryQuotes: { includeArchived: 'false' },
}

// P
export function pagingChecks(operation: Operation): readonly Check[] {
  if (!operation.isList) return []
  const check = (title: string, run: (suite: Suite) => Promise<void>): Check => ({
    operation,
    aspect: 'paging',
    title,
    run,
  })
  const badSize = (pageSize: string, code: string): Check =>
    check(`pageSize=${pageSize}`, async (suite) => {
      const answer = await answerOf(suite, operation, { query: { pageSize } })
      assertRefused(answer, { status: 400, type: 'validation_failure', code, param: 'page_size' })
    })
  const badToken = (title: string, pageToken: string): Check =>
    check(title, async (suite) => {
      assertRefused(await answerOf(suite, operation, { query: { pageToken } }), BAD_TOKEN)
    })
  return [
    badSize('-1', 'out_of_range'),
    badSize('1.5', 'invalid_type'),
    badSize('many', 'invalid_type'),
    badToken('an unreadable token', '%%%'),
    badToken('a token with empty content', Buffer.from('{}').toString('base64url')),
    check('pageSize=0 means the default', async (suite) => {
      const request = await listOfTwo(suite, operation)
      const [plain, zero] = [
        await send(suite.service, request),
        await send(suite.service, sized(request, '0')),
      ]
      assertSuccess(operation, zero)
      deepEqual(resourcesOf(operation, zero).length, resourcesOf(operation, plain).length)
    }),
    check('pages of one row give the same rows as one large page', async (suite) => {
      const request = await listOfTwo(suite, operation)
      const all = await everything(suite, operation, request, '200')
      const oneByOne = await everything(suite, operation, request, '1')
      ok(all.length >= 2, `a list of ${String(all.length)}`)
      deepEqual(oneByOne.map(withoutLinks), all.map(withoutLinks))
    }),
    check('a token stays valid with other fields and another page size', async (suite) => {
      const request = await listOfTwo(suite, operation)
      const first = await send(suite.service, sized(request, '1'))
      const pageToken = textAt(first.body, 'nextPageToken')
      const next = await send(suite.service, {
        ...request,
        query: { ...request.query, pageToken, pageSize: '3', excludeFields: 'nonsense' },
      })
      assertSuccess(operation, next)
      notDeepEqual(resourcesOf(operation, next)[0], resourcesOf(operation, first)[0])
    }),
    ...(DEFAULTS[operation.id] === undefined
      ? []
      : [
          check('a token stays valid if the client sends a default value', async (suite) => {
            const request = await listOfTwo(suite, operation)
            const first = await send(suite.service, sized(request, '1'))
            const pageToken = textAt(first.body, 'nextPageToken')
            const query = { ...request.query, ...DEFAULTS[operation.id], pageToken }
            assertSuccess(operation, await send(suite.service, { ...request, query }))
          }),
        ]),
    ...(operation.path.includes('{')
      ? [
          check('a token of another document is refused', async (suite) => {
            const request = await listOfTwo(suite, operation)
            const first = await send(suite.service, sized(request, '1'))
            const pageToken = textAt(first.body, 'nextPageToken')
            const kind = operation.path.includes('{orderId}') ? 'order' : 'quote'
            const id = textAt(await suite.fixtures.document(kind), `${kind}Id`)
            const path = operation.path.replace(/\{\w+\}/, id)
            assertRefused(
              await send(suite.service, { ...request, path, query: { ...request.query, pageToken } }),
              BAD_TOKEN,
            )
          }),
        ]
      : []),
    ...(OTHER_QUERY[operation.id] === undefined
      ? []
      : [
          check('a token with other filters is refused', async (suite) => {
            const request = await listOfTwo(suite, operation)
            const first = await send(suite.service, sized(request, '1'))
            const pageToken = textAt(first.body, 'nextPageToken')
            const query = { ...request.query, ...OTHER_QUERY[operation.id], pageToken }
            assertRefused(await send(suite.service, { ...request, query }), BAD_TOKEN)
          }),
        ]),
  ]
}

/** Creates a row for each list that the service can add to. */
export async function fillList({ fixtures }: Suite, operation: Operation): Promise<void> {
  const make: Readonly<Record<string, () => Promise<unknown>>> = {
    ListOrders: () => fixtures.document('order'),
    QueryOrders: () => fixtures.document('order'),
    ListQuotes: () => fixtures.document('quote'),
    QueryQuotes: () => fixtures.document('quote'),
    ListWebhooks: () => fixtures.webhookId(),
    ListWebhookDeliveries: () => fixtures.deliveryId(),
  }
  await make[operation.id]?.()
}

async function listOfTwo(suite: Suite, operation: Operation): Promise<Sent> {
  await fillList(suite, operation)
  await fillList(suite, operation)
  const request = await requestOf(suite, operation)
  return { ...request, query: { ...SAMPLES[operation.id]?.query, ...request.query } }
}

const sized = (request: Sent, pageSize: string): Sent => ({
  ...request,
  query: { ...request.query, pageSize },
})

async function everything(
  suite: Suite,
  operation: Operation,
  request: Sent,
  pageSize: string,
): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  let pageToken = ''
  do {
    const query = { ...request.query, pageSize, ...(pageToken !== '' && { pageToken }) }
    const answer: Answer = await send(suite.service, { ...request, query })
    assertSuccess(operation, answer)
    const page = resourcesOf(operation, answer)
    ok(page.length <= Number(pageSize))
    rows.push(...page)
    const next = textAt(answer.body, 'nextPageToken')
    if (next !== '') equal(page.length, Number(pageSize))
    pageToken = next
  } while (pageToken !== '')
  return rows
}

/** URLs of files are new in each answer (G11), and results of deliveries may change meanwhile. */
function withoutLinks(row: unknown): unknown {
  return JSON.parse(
    JSON.stringify(row, (key, value: unknown) =>
      /url$|Url$|^(state|attempt|next|last)/.test(key) ? '' : value,
    ),
  )
}
