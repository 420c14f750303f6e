import { ownFields } from '../../problem/own-fields.js'
import { errorTypes, type ErrorType } from '../data/error-types.js'
import type { Operation } from '../data/operation.js'
import { operations } from '../data/operations.js'
import { bodyOf } from './body-schemas.js'
import { schemasFor } from './component-schemas.js'
import { DESCRIBED } from './described-operations.js'
import { groupOf, TAGS } from './groups.js'
import { pathSchema, querySchema } from './parameter-schemas.js'
import { webhookObjects } from './webhook-schemas.js'
import { list, object, ref, text, type Schema } from './schema-parts.js'
import * as check from '../host-argument.js'
import { definedOnly } from '../../wire/object.js'

/** The host's details for the document. */
export interface OpenApiOptions {
  /** The title. The default is `Quotes and orders`. */
  readonly title?: string
  /** The version of the host's interface. The default is `1`. */
  readonly version?: string
  /** The base address of every path. If you leave it out, clients must supply it. */
  readonly serverUrl?: string
}

/** These operations answer with a list without pages. */
const WHOLE_LISTS = new Set([
  'GetInventory',
  'SetStockLevels',
  'UploadOrderDrawingSvg',
  'UploadQuoteDrawingSvg',
])

const OPTIONS = check.facts({
  title: check.optional(check.text),
  version: check.optional(check.text),
  serverUrl: check.optional(check.text),
})

const EVERYWHERE: readonly ErrorType[] = [
  'unauthenticated',
  'permission_denied',
  'rate_limited',
  'resource_exhausted',
  'internal',
  'unavailable',
  'timeout',
]

/**
 * Returns the service as an OpenAPI 3.1 document in plain JSON. It is built from {@link operations}, the schemas
 * of `quotewright/schemas` and the data of this entry.
 *
 * The document has these extensions:
 *
 * - `x-preview` marks a preview.
 * - `x-name-is-ours` marks an operation whose name this library chose.
 * - `x-role` marks an operation for administrators.
 * - `x-number` is the number of an operation, as in {@link operations} (O).
 * - `x-error-types` lists the error types of a response.
 *
 * @example
 * import { openApi } from 'quotewright/openapi'
 *
 * const document = openApi({ serverUrl: 'https://quotes.example.com' })
 * assert.equal(document['openapi'], '3.1.0')
 */
export function openApi(options: OpenApiOptions = {}): Schema {
  OPTIONS(options, 'options')
  const { title = 'Quotes and orders', version = '1', serverUrl } = ownFields(options)
  const paths = pathsOf(operations)
  const webhooks = webhookObjects()
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [serverUrl === undefined ? ANY_SERVER : { url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: TAGS,
    paths,
    webhooks,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      schemas: schemasFor([paths, webhooks]),
    },
  }
}

const DESCRIPTION =
  'Amounts are strings that count millionths of the major unit. Clients ignore fields, codes and names that they do not know.'

/** Clients fill in the base address that the host gives them. */
const ANY_SERVER: Schema = {
  url: '{base_url}',
  variables: {
    base_url: { default: 'https://service.example', description: 'The base address of the service.' },
  },
}

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
  const { id, path, role, status, isPreview, isNameOurs, number } = operation
  const body = bodyOf(operation)
  const preview = isPreview ? 'Preview: outside the guarantees of v1 (Z5).' : ''
  const admin = role === 'administrator' ? 'Administrators only (R4).' : ''
  const description = [preview, admin].filter((one) => one !== '').join(' ')
  return {
    operationId: id,
    summary: DESCRIBED[id]?.summary ?? id,
    ...(description === '' ? {} : { description }),
    tags: [groupOf(path)],
    parameters: parametersOf(operation),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
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
    schema: pathSchema(name),
  }))
  const names = filterIn === 'query' ? [...parameters, 'fields', 'excludeFields'] : parameters
  return [...inPath, ...names.map((name) => ({ name, in: 'query', schema: querySchema(name) }))]
}

function answerOf({ id, resourceKey, isList }: Operation): Schema {
  const resource = ref(DESCRIBED[id]?.resource ?? 'Error')
  if (resourceKey === null) return resource
  if (isList)
    return object({ [resourceKey]: list(resource), nextPageToken: text() }, [resourceKey, 'nextPageToken'])
  const under = { [resourceKey]: WHOLE_LISTS.has(id) ? list(resource) : resource }
  // C3.
  if (id === 'CreateOrder')
    return object({ ...under, drawings: list(ref('AssignedDrawing')) }, ['order', 'drawings'])
  return object(under, [resourceKey])
}

// R1, E6
const HEADERS: Readonly<Record<string, Schema>> = {
  '401': {
    'WWW-Authenticate': { required: true, schema: text(), description: 'The scheme of the key: Bearer.' },
  },
  '429': {
    'Retry-After': { schema: text(), description: 'The seconds to wait, when they are known.' },
  },
}

/** Types with the same status share a response. */
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
      definedOnly({
        description: of.join(', '),
        headers: HEADERS[status],
        content: json(ref('Error')),
        'x-error-types': of,
      }),
    ]),
  )
}

const json = (schema: Schema): Schema => ({ 'application/json': { schema } })
