import { ANSWERED, SENT } from '../../schema/definitions.generated.js'
import { FULFILMENT_METHODS, PAYMENT_STATUSES, RECEIVED_STATUSES } from '../../definitions/service-enums.js'
import { errorTypes } from '../data/error-types.js'
import { problemCodes } from '../../problem/codes.js'
import { serviceProblemCodes } from '../problems/codes.js'
import { RESOURCE_SCHEMAS } from './resource-schemas.js'
import {
  anyObject,
  flag,
  list,
  nameOf,
  object,
  ref,
  text,
  timestamp,
  withFields,
  type Schema,
} from './schema-parts.js'

type Schemas = Readonly<Record<string, Schema>>

/** Returns only the schemas that `parts` use: generators make a type from every schema. */
export function schemasFor(parts: readonly Schema[]): Schemas {
  const answered = definitions(ANSWERED, (name) => name)
  const all: Schemas = {
    ...definitions(SENT, sentName),
    ...answered,
    ...withServerFields(answered),
    ...RESOURCE_SCHEMAS,
  }
  const targets = new Map(Object.keys(all).map((name) => [ref(name)['$ref'], name]))
  const reached = new Set<string>()
  const waiting: unknown[] = [...parts]
  while (waiting.length > 0) {
    const part = waiting.pop()
    const name = targets.get(part)
    if (name !== undefined && !reached.has(name)) {
      reached.add(name)
      waiting.push(all[name])
    }
    if (typeof part === 'object' && part !== null)
      waiting.push(...(Object.values(part) as readonly unknown[]))
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => reached.has(name)))
}

/** Adds the fields the server writes (C3, C5, U4, W8), and the service's error types and codes (E1, E7). */
function withServerFields(answered: Schemas): Schemas {
  const { SalesLine = {}, Drawing = {}, PricedOrder = {}, PricedQuote = {} } = answered
  const { ErrorEnvelope = {}, EnvelopeError = {} } = answered
  return {
    SalesLine: withFields(SalesLine, { lineId: text('Given by the server (I9).') }, ['lineId']),
    Drawing: withFields(
      Drawing,
      {
        drawingId: text('Given by the server (C3).'),
        svgUrl: text('Present once there is a picture (U4). The URL expires.'),
      },
      ['drawingId'],
    ),
    ...documentsOf('Order', PricedOrder, ORDER_FACTS),
    ...documentsOf('Quote', PricedQuote, FULFILMENT),
    Error: replacing(ErrorEnvelope, {
      title: 'Error',
      properties: {
        type: nameOf(Object.keys(errorTypes)),
        resourceId: text('For a repeated request: the id that the first request created (J8).'),
      },
    }),
    EnvelopeError: replacing(EnvelopeError, {
      properties: {
        code: nameOf([...problemCodes, ...serviceProblemCodes].map(({ code }) => code)),
        path: list({ type: ['string', 'integer'] }),
      },
    }),
  }
}

const FULFILMENT: Schemas = { fulfilmentMethod: nameOf(FULFILMENT_METHODS) }

/** The fields of an order that change outside the operations (W8), and its number (W2). */
const ORDER_FACTS: Schemas = {
  statusName: text(),
  orderNumber: text('A whole number (W1, W2).'),
  paymentStatus: nameOf(PAYMENT_STATUSES),
  receivedStatus: nameOf(RECEIVED_STATUSES),
  ...FULFILMENT,
}

function replacing(
  schema: Schema,
  { properties, ...others }: { readonly properties: Schemas; readonly title?: string },
): Schema {
  return {
    ...schema,
    ...others,
    properties: { ...(schema['properties'] as Schemas | undefined), ...properties },
  }
}

/** Lists, and the answer to a replaced line (C9), use the form without labels (C6). */
function documentsOf(kind: 'Order' | 'Quote', priced: Schema, own: Schemas): Schemas {
  const id = `${kind.toLowerCase()}Id`
  const document = withFields(
    priced,
    {
      [id]: text(),
      ...own,
      requiredBy: { ...timestamp, description: 'Absent if no date is required (W8).' },
      customerCompanyName: text(),
      isArchived: flag,
      createdAt: timestamp,
      updatedAt: { ...timestamp, description: 'The time of the last change. Feeds are ordered by it (P11).' },
    },
    [id, 'isArchived'],
  )
  return {
    [kind]: { ...document, title: kind },
    [`Full${kind}`]: {
      title: `Full${kind}`,
      allOf: [
        ref(kind),
        object({ labels: { ...list(ref('Label')), description: 'In order of attachment (C6).' } }, [
          'labels',
        ]),
      ],
    },
  }
}

/** Gives an input type another name than its answer type. Requests have no answer type. */
function sentName(name: string): string {
  return name.endsWith('Request') ? name : `${name}Input`
}

function definitions(all: Readonly<Record<string, unknown>>, rename: (name: string) => string): Schemas {
  const written = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(written)
    const entries = Object.entries(part).map(([keyword, value]) =>
      keyword === '$ref' && typeof value === 'string'
        ? [keyword, ref(rename(value))['$ref']]
        : [keyword, written(value)],
    )
    const copy = Object.fromEntries(entries) as Schema
    return isAnyObject(copy) ? { ...copy, ...anyObject, type: copy['type'] } : copy
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [rename(name), written(schema) as Schema]),
  )
}

function isAnyObject(schema: Schema): boolean {
  const { type } = schema
  const allowsObjects = type === 'object' || (Array.isArray(type) && type.includes('object'))
  const describing = [
    'properties',
    'additionalProperties',
    'patternProperties',
    'oneOf',
    'anyOf',
    'allOf',
    '$ref',
  ]
  return allowsObjects && describing.every((keyword) => !Object.hasOwn(schema, keyword))
}
