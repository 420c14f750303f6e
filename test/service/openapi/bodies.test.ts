/** Checks that the schema and the reader of each body accept the same bodies. */
import { describe, expect, test } from 'vitest'
import {
  addLine,
  createOrder,
  createQuote,
  operations,
  patchWebhook,
  parseCustomer,
  parseDrawingUploads,
  parseLabelIds,
  parseMessage,
  parseUpload,
  parseWebhook,
  replaceLine,
  setStockLevels,
  type Decision,
} from '../../../src/entries/service.js'
import { PROBES } from '../../schemas/probes.js'
import { webhookAt } from '../webhooks/records.ts'
import { ACCOUNT, factsOf, IDS, writingIn } from '../writing.ts'
import { documentNow, SchemaValidators } from './schema-validators.ts'

type Json = Readonly<Record<string, unknown>>
type Steps = readonly (string | number)[]

interface Subject {
  readonly read: (body: unknown) => Decision<unknown>
  readonly good: Json
  /** The fields to probe, in the body itself and in the elements of its lists. */
  readonly places: readonly Steps[]
  /** The problems that a schema cannot express, with their rules. */
  readonly beyond?: Readonly<Record<string, string>>
  readonly probes?: readonly unknown[]
}

const pricing = { account: ACCOUNT }
const product = {
  productId: 'prod_1',
  isTracked: true,
  isColourTracked: true,
  colours: ['Red', 'x'],
  rows: [{ productRowId: 'row_1' }, { productRowId: 'x' }],
}
const webhook = webhookAt('2026-11-20T09:30:00Z')

const FILTER = [['fields'], ['excludeFields'], ['fields', 0]]
const KEY = [['requestId'], ...FILTER]
const NOTE = { notes: { text: 'By others.' } }

const URLS = [
  ...[
    'https://a.example',
    'HTTPS://a.example/x?y',
    'https://a.example:8443/',
    'http://a.example',
    'https://',
  ],
  ...['https:///x', 'https://a b.example', 'https://a.example/x y', 'https://u@a.example', 'https://u:p@a'],
  ...['https://a.example/@', 'https://a.example#x', 'https://a.example/#', ' https://a.example', 'ftp://a'],
  ...['https://a.example:99999', 'https://127.0.0.1', 'https://93.184.216.34'],
  ...[
    'https://a.example\\x',
    'https://a.example/\u0085',
    'https://\u00a0',
    'https://?x',
    'https://é.example',
  ],
]
const URL_RULES = {
  'url_not_https url': 'H3: URL parsers refuse this URL.',
  'url_private url': 'H3: a schema does not know whether an address is public.',
}
const FILES = ['QQ==', 'QUI=', 'QUJD', 'Q', 'QQ', 'QUJ', '    ']
const NAMES = [
  ...['a.txt', ' a.txt ', '.txt', ' .txt', 'a .txt', 'a.', 'a..txt', '..txt', 'a/.txt', 'a/ .txt', '/ .txt'],
  ...['a.tx t', 'a\\.txt', 'a.b.c', '\n.txt', 'a\n.txt', '\u00a0.txt', 'a.t\n'],
]
const TYPES = [
  'a\nb',
  'a\rb',
  'a\tb',
  'a\u007fb',
  'a\u0080b',
  'a\u00ffb',
  'a\u0100b',
  '屋',
  '\ud800',
  'text/x\n',
]
const EMAILS = [
  ...['a@b', ' a@b ', '@b', 'a@', 'a@b@c', ' @b', 'a@ ', 'a b@c', '\n a@b', '\u00a0@b', 'a @ b', '\ufeff@b'],
]

const UPLOAD: Subject = {
  read: parseUpload,
  good: { file: 'QQ==', filename: 'a.txt', contentType: 'text/plain', caption: 'x' },
  places: [['file'], ['filename'], ['contentType'], ['caption'], ...KEY],
  beyond: {
    'invalid_base64 file': 'G6: a pattern for such a long string exceeds the limits of engines.',
    'required file': 'G5: spaces are no file, and a schema without a pattern accepts them.',
  },
  probes: [...FILES, ...NAMES, ...TYPES],
}
const DRAWINGS: Subject = {
  read: parseDrawingUploads,
  good: { drawings: [{ drawingId: 'a', contentType: 'image/svg+xml', svg: '<svg/>' }] },
  places: [
    ...[['drawings'], ['drawings', 0], ['drawings', 0, 'drawingId'], ['drawings', 0, 'contentType']],
    ...[['drawings', 0, 'svg'], ...FILTER],
  ],
}
const LABELS: Subject = {
  read: parseLabelIds,
  good: { labelIds: ['label_a', 'label_b'] },
  places: [['labelIds'], ['labelIds', 0], ...FILTER],
}
const MESSAGE: Subject = { read: parseMessage, good: { text: 'x' }, places: [['text'], ...KEY] }

const document = (read: Subject['read'], beyond: NonNullable<Subject['beyond']> = {}): Subject => ({
  read,
  good: { customerId: 'cust_1', reference: 'x', lines: [NOTE], labelIds: ['label_a'], adjustments: [] },
  places: [
    ...[
      ['customerId'],
      ['reference'],
      ['isSubmitted'],
      ['lines'],
      ['lines', 0],
      ['labelIds'],
      ['labelIds', 0],
    ],
    ...[['statusId'], ['companyName'], ['tax'], ['adjustments'], ['deliveryAddress'], ['total'], ['orderId']],
    ...KEY,
  ],
  beyond,
})
const added = (kind: 'order' | 'quote'): Subject => ({
  read: (body) => addLine(body, IDS, writingIn(kind)),
  good: { line: NOTE },
  places: [['line'], ['line', 'lineId'], ['line', 'notes'], ['line', 'notes', 'text'], ...KEY],
})
const replaced = (kind: 'order' | 'quote'): Subject => ({
  read: (body) => replaceLine('line_1', body, IDS.drawingId, writingIn(kind)),
  good: NOTE,
  places: [['lineId'], ['notes'], ['notes', 'text'], ['labour'], ['fields'], ['requestId']],
})

const SUBJECTS: Readonly<Record<string, Subject>> = {
  CreateCustomer: {
    read: (body) => parseCustomer(body, () => false),
    good: { companyName: 'x', email: 'a@b', addresses: [{ city: 'x' }], contacts: [{ name: 'x' }] },
    places: [
      ...[['companyName'], ['email'], ['addresses'], ['addresses', 0], ['contacts'], ['contacts', 0]],
      ...[['phone'], ['billingAddress'], ['address'], ['other']],
      ...KEY,
    ],
    probes: EMAILS,
  },
  SetStockLevels: {
    read: (body) => setStockLevels(product, [], body),
    good: { entries: [{ productRowId: 'row_1', colour: 'Red', onHand: '1' }] },
    places: [
      ...[['entries'], ['entries', 0], ['entries', 0, 'productRowId'], ['entries', 0, 'colour']],
      ...[['entries', 0, 'onHand'], ['fields']],
    ],
    beyond: {
      'product_row_not_found entries[0].product_row_id':
        'Y7: only the catalogue knows the rows of a product.',
      'colour_not_available entries[0].colour': 'Y7: only the catalogue knows the colours of a product.',
      'required entries[0].colour': 'Y7: only the catalogue knows whether a product is tracked by colour.',
    },
  },
  CreateOrder: document((body) => createOrder(body, pricing, { ...factsOf('order'), statuses: [] }), {
    'status_not_found status_id': 'S3: only the company knows its statuses.',
  }),
  CreateQuote: document((body) => createQuote(body, pricing, { ...factsOf('quote'), statuses: [] })),
  UploadOrderAttachment: UPLOAD,
  UploadQuoteAttachment: UPLOAD,
  UploadOrderDrawingSvg: DRAWINGS,
  UploadQuoteDrawingSvg: DRAWINGS,
  SetOrderLabels: LABELS,
  SetQuoteLabels: LABELS,
  AddOrderLineItem: added('order'),
  AddQuoteLineItem: added('quote'),
  UpdateOrderLineItem: replaced('order'),
  UpdateQuoteLineItem: replaced('quote'),
  PostOrderMessage: MESSAGE,
  PostQuoteMessage: MESSAGE,
  CreateWebhook: {
    read: (body) => parseWebhook(body, ['93.184.216.34']),
    good: { url: 'https://a.example', eventTypes: ['order.created'], description: 'x' },
    places: [['url'], ['eventTypes'], ['eventTypes', 0], ['description'], ['status'], ...FILTER],
    beyond: URL_RULES,
    probes: URLS,
  },
  UpdateWebhook: {
    read: (body) => patchWebhook(webhook, body, ['93.184.216.34'], '2026-11-20T09:30:00Z'),
    good: { url: 'https://a.example', eventTypes: ['order.created'], description: 'x', status: 1 },
    places: [['url'], ['eventTypes'], ['eventTypes', 0], ['description'], ['status'], ...FILTER],
    beyond: URL_RULES,
    probes: [...URLS, 'WEBHOOK_STATUS_ENABLED', 'WEBHOOK_STATUS_UNSPECIFIED', 'order.updated'],
  },
}

/** Copies a body with another value at a path. The value undefined removes the field. */
function changed(body: unknown, [step, ...steps]: Steps, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(body))
    return body.map((one: unknown, at) => (at === step ? changed(one, steps, value) : one))
  // The list does not exist yet.
  if (typeof step === 'number') return [changed(undefined, steps, value)]
  const { [step]: old, ...others } = (body ?? {}) as Json
  const now = changed(old, steps, value)
  return now === undefined ? others : { ...others, [step]: now }
}

const validators = new SchemaValidators(documentNow())

describe('the schema and the reader of a body', () => {
  test('are compared for all operations with a body', () => {
    const withBody = operations.filter(({ method, id }) => /P/.test(method) && id !== 'TestWebhook')
    expect(Object.keys(SUBJECTS).sort()).toEqual(withBody.map(({ id }) => id).sort())
  })

  test.each(Object.entries(SUBJECTS))(
    'accept the same bodies for %s',
    (id, { read, good, places, beyond = {}, probes = [] }) => {
      const isValid = validators.body(id)
      const disagreements: string[] = []
      const used = new Set<string>()
      const compare = (body: unknown, what: string): void => {
        const [byReader, bySchema] = [read(body), isValid(body)]
        if (byReader.ok === bySchema) return
        const problems = byReader.ok
          ? []
          : byReader.refusal.problems.map(({ code, param }) => `${code} ${param}`)
        if (problems.length > 0 && problems.every((one) => beyond[one] !== undefined)) {
          problems.forEach((one) => used.add(one))
          return
        }
        disagreements.push(
          `${what}: ${byReader.ok ? 'only the reader accepts it' : `only the schema accepts it, ${problems.join(', ')}`}`,
        )
      }
      expect([read(good).ok, isValid(good)]).toEqual([true, true])
      compare({ ...good, unknown: [[]], subtotal: 5 }, 'unknown fields')
      for (const body of [null, [], 'x', 5, {}]) compare(body, JSON.stringify(body))
      for (const place of places) {
        compare(changed(good, place, undefined), `without ${place.join('.')}`)
        for (const value of [...PROBES, ...probes])
          compare(changed(good, place, value), `${place.join('.')} = ${JSON.stringify(value)}`)
      }
      expect(disagreements).toEqual([])
      // Every exception in `beyond` is used.
      expect([...used].sort()).toEqual(Object.keys(beyond).sort())
    },
  )

  test('agree on the length of a file, up to the limit of the schema', () => {
    const isValid = validators.body('UploadOrderAttachment')
    const upload = (length: number, end = ''): Json => ({ file: 'A'.repeat(length) + end, filename: 'a.bin' })
    for (const [body, isRight] of [
      [upload(27_962_027, '='), true],
      [upload(27_962_032), false],
    ] as const)
      expect([isValid(body), parseUpload(body).ok]).toEqual([isRight, isRight])
    // G6: one byte more gives Base64 of the same length, which only the reader refuses.
    expect([isValid(upload(27_962_028)), parseUpload(upload(27_962_028)).ok]).toEqual([true, false])
  })
})
