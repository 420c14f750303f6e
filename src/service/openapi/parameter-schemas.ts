import { PREFIXES, TEMPLATE_ID } from '../../definitions/ids.js'
import { idPattern, PREFIXED_ID, orEmpty } from '../../definitions/patterns.js'
import { ownFields } from '../../problem/own-fields.js'
import { idKinds, type IdKind } from '../ids/id-kinds.js'
import { filterKindOf } from '../lists/filter-kinds.js'
import {
  filledText,
  flag,
  integer,
  list,
  oneOf,
  text,
  textLike,
  timestamp,
  type Schema,
} from './schema-parts.js'

/** W4: unlike `date-time`, refuses lower case, leap seconds and long fractions. */
const TIME =
  '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3])(:[0-5][0-9]){2}(\\.[0-9]{1,9})?' +
  '(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$'

/** Lacks `lineId`, because an id of any form gives 404 if the line is unknown. */
const IDS: Readonly<Record<string, IdKind>> = {
  templateId: 'flashingTemplate',
  kitId: 'kit',
  productId: 'product',
  customerId: 'customer',
  orderId: 'order',
  quoteId: 'quote',
  attachmentId: 'attachment',
  supplierId: 'supplier',
  userId: 'user',
  webhookId: 'webhook',
  deliveryId: 'webhookDelivery',
}

// I4, I7
export function pathSchema(name: string): Schema {
  const kind = ownFields(IDS)[name]
  return kind === undefined ? filledText() : filledId(kind)
}

/** Accepts an empty value as absent, but not an empty id in a list (P1, P8). */
export function querySchema(name: string): Schema {
  const kind = filterKindOf(name)
  if (name === 'pageSize') return mayBeEmpty({ ...integer, minimum: 0 })
  switch (kind?.reads) {
    case 'id': {
      const pattern = patternOf(kind.kind)
      return pattern === undefined ? { ...text(), not: OTHER_KIND } : textLike(orEmpty(pattern))
    }
    case 'ids':
      return { ...list(filledId(kind.kind)), uniqueItems: true }
    case 'enum':
      return { enum: [...(oneOf(kind.names)['enum'] as readonly unknown[]), ''] }
    case 'time':
      return mayBeEmpty({ ...timestamp, pattern: TIME })
    case 'flag':
      return mayBeEmpty(flag)
    case 'part':
    case 'text':
      return Object.hasOwn(kind, 'max') ? { ...text(), maxLength: kind.max } : text()
    default:
      return text()
  }
}

/** I5: an id with the published prefix of another kind. */
const OTHER_KIND: Schema = { type: 'string', pattern: PREFIXED_ID }

// I2: undefined for a kind without a published prefix.
function patternOf(kind: IdKind): string | undefined {
  if (kind === 'flashingTemplate') return TEMPLATE_ID.source
  return PREFIXES.includes(idKinds[kind]) ? idPattern(idKinds[kind]) : undefined
}

function filledId(kind: IdKind): Schema {
  const pattern = patternOf(kind)
  return pattern === undefined ? { ...filledText(), not: OTHER_KIND } : textLike(pattern)
}

function mayBeEmpty(schema: Schema): Schema {
  return { anyOf: [schema, { const: '' }] }
}
