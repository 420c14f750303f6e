import {
  DELIVERY_STATES,
  FULFILMENT_METHODS,
  PAYMENT_STATUSES,
  RECEIVED_STATUSES,
} from '../../nouns/service-enums.js'
import { errorTypes, type ErrorType } from '../data/error-types.js'
import { eventTypes } from '../data/events.js'
import type { Operation } from '../data/operation.js'
import { operations } from '../data/operations.js'
import { serviceLimits } from '../data/service-limits.js'
import { BODY_SCHEMAS, withRequestFields } from './body-schemas.js'
import { schemasFor } from './component-schemas.js'
import { flag, integer, list, object, oneOf, ref, text, timestamp, type Schema } from './schema-parts.js'
import { hostText, hostOptional, hostRecord } from '../host-argument.js'

/** What the document says of the host. */
export interface OpenApiOptions {
  /** The title. When left out, a general one. */
  readonly title?: string
  /** The version of the host's interface. When left out, `1`. */
  readonly version?: string
  /** Where the host is. When left out, the document names no server. */
  readonly serverUrl?: string
}

/** The resource that each operation answers with, by its id: under the key of the answer, or the answer itself (X4). */
const RESOURCES: Readonly<Record<string, string>> = {
  ...sameFor('FlashingTemplate', ['ListFlashings', 'GetFlashing']),
  ...sameFor('Kit', ['ListKits', 'GetKit']),
  ...sameFor('Product', ['ListProducts', 'GetProduct']),
  ...sameFor('Hit', ['SearchCatalogue']),
  ...sameFor('Company', ['GetCompany']),
  ...sameFor('CustomField', ['ListCustomFields']),
  ...sameFor('Label', ['ListLabels']),
  ...sameFor('OrderStatus', ['ListOrderStatuses']),
  ...sameFor('Customer', ['ListCustomers', 'CreateCustomer', 'GetCustomer']),
  ...sameFor('StockEntry', ['ListInventory', 'GetInventory', 'SetStockLevels']),
  ...sameFor('Supplier', ['ListSuppliers', 'GetSupplier']),
  ...sameFor('User', ['ListUsers', 'GetUser']),
  ...sameFor('WebhookDelivery', ['ListWebhookDeliveries', 'GetWebhookDelivery']),
  ...sameFor('Webhook', ['ListWebhooks', 'CreateWebhook', 'GetWebhook', 'UpdateWebhook']),
  ...sameFor('PingAnswer', ['TestWebhook']),
  ...ofDocuments('Order'),
  ...ofDocuments('Quote'),
}

function sameFor(resource: string, ids: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(ids.map((id) => [id, resource]))
}

function ofDocuments(kind: 'Order' | 'Quote'): Readonly<Record<string, string>> {
  return {
    ...sameFor(kind, [`List${kind}s`, `Query${kind}s`, `Create${kind}`, `Get${kind}`, `Set${kind}Labels`]),
    ...sameFor(kind, [`Update${kind}LineItem`]),
    ...sameFor(`${kind}Totals`, [`Add${kind}LineItem`]),
    ...sameFor('Attachment', [`List${kind}Attachments`, `Get${kind}Attachment`]),
    ...sameFor('Message', [`List${kind}Messages`, `Post${kind}Message`, `Upload${kind}Attachment`]),
    ...sameFor('UploadedDrawing', [`Upload${kind}DrawingSvg`]),
  }
}

/** Operations that answer with a list of all, without pages. */
const WHOLE_LISTS = new Set([
  'GetInventory',
  'SetStockLevels',
  'UploadOrderDrawingSvg',
  'UploadQuoteDrawingSvg',
])

/** The schema of each parameter of a query that is no plain text. */
const PARAMETERS: Readonly<Record<string, Schema>> = {
  pageSize: { ...integer, minimum: 0 },
  isSubmitted: flag,
  archived: flag,
  includeArchived: flag,
  includeInactive: flag,
  labelIds: list(text()),
  supplierIds: list(text()),
  paymentStatus: oneOf(PAYMENT_STATUSES),
  receivedStatus: oneOf(RECEIVED_STATUSES),
  fulfilmentMethod: oneOf(FULFILMENT_METHODS),
  state: oneOf(DELIVERY_STATES),
  productType: { ...text(), maxLength: serviceLimits.productTypeCharacters },
  ...Object.fromEntries(
    ['required', 'created'].flatMap((what) => [
      [`${what}After`, timestamp],
      [`${what}Before`, timestamp],
    ]),
  ),
  updatedSince: timestamp,
  updatedBefore: timestamp,
}

const OPTIONS = /* @__PURE__ */ hostRecord({
  title: /* @__PURE__ */ hostOptional(hostText),
  version: /* @__PURE__ */ hostOptional(hostText),
  serverUrl: /* @__PURE__ */ hostOptional(hostText),
})

/** What every operation may answer with, besides its own. */
const EVERYWHERE: readonly ErrorType[] = [
  'unauthenticated',
  'permission_denied',
  'rate_limited',
  'internal',
  'unavailable',
  'timeout',
]

/**
 * The service as an OpenAPI 3.1 document, plain JSON, made of {@link operations}, the schemas of `quotewright/schemas` and
 * the data of this entry. What is Preview has `x-preview`, an operation whose name is a decision of ours `x-name-is-ours`,
 * one for administrators `x-role`, and each refusal its `x-error-types`.
 *
 * @example
 * import { openApi } from 'quotewright/service'
 *
 * const document = openApi({ serverUrl: 'https://quotes.example.com' })
 * assert.equal(document['openapi'], '3.1.0')
 */
export function openApi(options: OpenApiOptions = {}): Schema {
  OPTIONS(options, 'options')
  const { title = 'Quotes and orders', version = '1', serverUrl } = options
  const paths = pathsOf(operations)
  const webhooks = Object.fromEntries(eventTypes.map((type) => [type, webhook(type)]))
  return {
    openapi: '3.1.0',
    info: { title, version, description: ABOUT },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    ...(serverUrl === undefined ? {} : { servers: [{ url: serverUrl }] }),
    security: [{ apiKey: [] }],
    paths,
    webhooks,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      schemas: schemasFor([paths, webhooks]),
    },
  }
}

const ABOUT =
  'Amounts are counted in millionths of the major unit, as strings. Clients ignore fields, codes and names that they do not know.'

function pathsOf(all: readonly Operation[]): Schema {
  const byPath = new Map<string, Record<string, Schema>>()
  for (const operation of all) {
    const known = byPath.get(operation.path) ?? {}
    known[operation.method.toLowerCase()] = operationObject(operation)
    byPath.set(operation.path, known)
  }
  return Object.fromEntries(byPath)
}

function operationObject(operation: Operation): Schema {
  const { id, name, path, role, status, isPreview, isNameOurs, number } = operation
  const body = BODY_SCHEMAS[id]
  const preview = isPreview ? 'Preview: outside the guarantees of v1 (Z5).' : ''
  const admin = role === 'administrator' ? 'Administrators only (R4).' : ''
  const description = [preview, admin].filter((one) => one !== '').join(' ')
  return {
    operationId: id,
    summary: name,
    ...(description === '' ? {} : { description }),
    tags: [(path.split('/')[2] ?? '').split(':')[0] ?? ''],
    parameters: parametersOf(operation),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: json(withRequestFields(body, operation)) } }),
    responses: {
      [String(status)]:
        status === 204
          ? { description: 'Done.' }
          : { description: 'Done.', content: json(answerOf(operation)) },
      ...errorsOf(operation),
    },
    'x-number': number,
    ...(role === 'administrator' ? { 'x-role': role } : {}),
    ...(isPreview ? { 'x-preview': true } : {}),
    ...(isNameOurs ? { 'x-name-is-ours': true } : {}),
  }
}

function parametersOf({ path, parameters, filterIn }: Operation): readonly Schema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: text(),
  }))
  const names = filterIn === 'query' ? [...parameters, 'fields', 'excludeFields'] : parameters
  return [...inPath, ...names.map((name) => ({ name, in: 'query', schema: PARAMETERS[name] ?? text() }))]
}

function answerOf({ id, resourceKey, isList }: Operation): Schema {
  const resource = ref(RESOURCES[id] ?? 'Error')
  if (resourceKey === null) return resource
  if (isList)
    return object({ [resourceKey]: list(resource), nextPageToken: text() }, [resourceKey, 'nextPageToken'])
  const under = { [resourceKey]: WHOLE_LISTS.has(id) ? list(resource) : resource }
  // C3.
  if (id === 'CreateOrder')
    return object({ ...under, drawings: list(ref('AssignedDrawing')) }, ['order', 'drawings'])
  return object(under, [resourceKey])
}

/** The types of errors of an operation, by status; those of one status share a response. */
function errorsOf({ path, parameters, method, takesRequestId, events }: Operation): Schema {
  const hasInput = parameters.length > 0 || method !== 'GET' || path.includes('{')
  const types: readonly ErrorType[] = [
    ...(hasInput ? (['validation_failure'] as const) : []),
    ...(method === 'GET' ? [] : (['failed_precondition'] as const)),
    ...(path.includes('{') || events.length > 0 ? (['not_found'] as const) : []),
    ...(takesRequestId ? (['conflict'] as const) : []),
    ...(events.length > 0 ? (['not_implemented'] as const) : []),
    ...EVERYWHERE,
  ]
  const byStatus = new Map<string, ErrorType[]>()
  for (const type of types) {
    const status = String(errorTypes[type])
    byStatus.set(status, [...(byStatus.get(status) ?? []), type])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      { description: of.join(', '), content: json(ref('Error')), 'x-error-types': of },
    ]),
  )
}

const json = (schema: Schema): Schema => ({ 'application/json': { schema } })

/** H10 to H13: what a receiver gets. */
function webhook(type: string): Schema {
  const header = (name: string): Schema => ({ name, in: 'header', required: true, schema: text() })
  return {
    post: {
      operationId: `on ${type}`,
      parameters: [header('X-Service-Event'), header('X-Service-Signature')],
      requestBody: { required: true, content: json(ref('Event')) },
      responses: { '2XX': { description: 'Taken. Any other answer is tried again (H16).' } },
    },
  }
}
