/** Checks that the schema and the reader of each parameter accept the same values. */
import { describe, expect, test } from 'vitest'
import { operations, parseId, parseListQuery, type IdKind } from '../../../src/entries/service.js'
import { documentNow, SchemaValidators } from './schema-validators.ts'

const validators = new SchemaValidators(documentNow())
const PREFIXED = [
  'cust_1',
  'prod_1',
  'rowprice_1',
  'quote_1',
  'order_1',
  'whdel_1',
  'cust_',
  'order_',
  'webhook_1',
]
const TEMPLATE = 'flashtpl_01hx5zq8jagqwns966aty94rhw'
const DAY = '2026-11-20'
const PROBES = [
  ...['', ' ', 'x', 'true', 'false', 'True', '0', '1', '9', '50', '-1', '1.5', ...PREFIXED, TEMPLATE],
  ...[
    TEMPLATE.toUpperCase(),
    TEMPLATE.slice(0, -1),
    'flashtpl_1',
    DAY,
    `${DAY}T09:30:00`,
    `${DAY}t09:30:00z`,
  ],
  ...['Z', '+10:00', '-00:30', '+24:00', '+1000', 'z', ''].map((zone) => `${DAY}T09:30:00${zone}`),
  ...['00', '59', '60', '5'].map((second) => `${DAY}T23:59:${second}Z`),
  ...[1, 9, 10, 0].map((digits) => `${DAY}T09:30:00.${'1'.repeat(digits)}Z`),
  ...['2026-13-20T09:30:00Z', '2026-11-32T09:30:00Z', `${DAY}T24:00:00Z`, `${DAY} 09:30:00Z`],
  ...['PAYMENT_STATUS_PAID', 'DELIVERY_STATE_PENDING', 'x'.repeat(150), 'x'.repeat(151), '屋'.repeat(150)],
]

/**
 * Returns the values that a query string may represent in a schema: a string, a number, a boolean, or a list
 * of one string.
 */
const readings = (text: string): readonly unknown[] => [
  text,
  ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
  ...(/^-?[0-9.]+$/.test(text) ? [Number(text)] : []),
  ...(text === '' ? [[]] : [[text]]),
]

const PATH_KINDS: Readonly<Record<string, IdKind>> = {
  ...{ templateId: 'flashingTemplate', kitId: 'kit', productId: 'product', customerId: 'customer' },
  ...{
    orderId: 'order',
    quoteId: 'quote',
    attachmentId: 'attachment',
    supplierId: 'supplier',
    userId: 'user',
  },
  ...{ webhookId: 'webhook', deliveryId: 'webhookDelivery' },
}

describe('W4, P1, P8, I4: the schema and the reader of a parameter', () => {
  for (const { id, name, path, method, isList, parameters } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one)
    const isValid = (index: number, value: unknown): boolean =>
      validators.at('paths', path, method.toLowerCase(), 'parameters', String(index), 'schema')(value)

    const params = Object.fromEntries(inPath.map((one) => [one, 'order_1']))
    const queried = isList ? parameters.filter((parameter) => parameter !== 'pageToken') : []
    test.each(queried.map((parameter) => [parameter]))(
      `accept the same values of %s in the query of ${id}`,
      (parameter) => {
        const index = inPath.length + parameters.indexOf(parameter)
        for (const text of PROBES) {
          const isRead = parseListQuery(name, { [parameter]: text }, {}, params).ok
          expect(
            readings(text).some((value) => isValid(index, value)),
            `${parameter}=${text}`,
          ).toBe(isRead)
        }
      },
    )

    test.each(inPath.filter((one) => one !== 'lineId').map((one) => [one]))(
      `accept the same values of %s in the path of ${id}`,
      (one) => {
        for (const text of PROBES)
          expect(isValid(inPath.indexOf(one), text), text).toBe(
            parseId(text, PATH_KINDS[one] as IdKind, [one]).ok,
          )
      },
    )
  }
})
