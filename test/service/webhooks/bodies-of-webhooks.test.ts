import { describe, expect, test } from 'vitest'
import {
  eventTypes,
  newWebhook,
  patchWebhook,
  parseWebhook,
  type Decision,
  type Webhook,
} from '../../../src/entries/service.js'
import { detailsOf } from '../outcome.js'
import { webhookAt } from './records.js'

type NewWebhook = Parameters<typeof newWebhook>[1]

const NOW = '2026-11-20T09:30:00Z'
const THEN = '2026-11-01T00:00:00Z'
const BYTES = Uint8Array.from({ length: 32 }, (_, index) => index)
const BODY = { url: 'https://8.8.8.8/', eventTypes: ['order.created', 'quote.created'] }
const WEBHOOK: Webhook = { ...webhookAt(THEN), description: 'ours' }

const problemsOf = (decision: Decision<unknown>): unknown =>
  decision.ok ? [] : decision.refusal.problems.map(({ code, param }) => `${code} ${param}`)

describe('H2: creating a webhook', () => {
  test('H2: refuses a URL or a description of more than 2048 code points', () => {
    const url = `${BODY.url}${'x'.repeat(2048 - BODY.url.length)}`
    expect(parseWebhook({ ...BODY, url, description: '🏠'.repeat(2048) }).ok).toBe(true)
    expect(problemsOf(parseWebhook({ ...BODY, url: `${url}x`, description: '🏠'.repeat(2049) }))).toEqual([
      'out_of_range url',
      'out_of_range description',
    ])
  })

  test('H2: keeps the URL, the event types and the description, which is empty by default', () => {
    expect(parseWebhook(BODY)).toEqual({ ok: true, value: { ...BODY, description: '' } })
    for (const description of ['', null, undefined])
      expect(parseWebhook({ ...BODY, description })).toEqual({
        ok: true,
        value: { ...BODY, description: '' },
      })
    expect(parseWebhook({ ...BODY, description: 'ours', status: 'nonsense' })).toEqual({
      ok: true,
      value: { ...BODY, description: 'ours' },
    })
  })

  test.each([
    [null, ['invalid_type ']],
    [undefined, ['invalid_type ']],
    [[BODY], ['invalid_type ']],
    [{ ...BODY, url: '' }, ['required url']],
    [{ ...BODY, url: 5 }, ['invalid_type url']],
    [{ ...BODY, eventTypes: [] }, ['required event_types']],
    [{ ...BODY, eventTypes: null }, ['required event_types']],
    [{ ...BODY, eventTypes: 'order.created' }, ['invalid_type event_types']],
    [{ ...BODY, eventTypes: ['ping'] }, ['unknown_event_type event_types[0]']],
    [{ ...BODY, eventTypes: ['order.created', 5] }, ['unknown_event_type event_types[1]']],
    [{ ...BODY, description: 5 }, ['invalid_type description']],
    [{ ...BODY, fields: 5 }, ['invalid_type fields']],
    [
      { fields: 5, description: 5 },
      ['invalid_type fields', 'invalid_type description', 'required url', 'required event_types'],
    ],
  ])('H2, E5: has, with %j, the problems %j, in the order of the body', (body, problems) => {
    expect(problemsOf(parseWebhook(body))).toEqual(problems)
  })

  test('H2, H3: reports a private address together with other problems', () => {
    const body = { url: 'https://a.example/', eventTypes: ['order.created', 'x'] }
    const problems = problemsOf(parseWebhook(body, ['8.8.8.8', '::1']))
    expect(problems).toEqual(['url_private url', 'unknown_event_type event_types[1]'])
  })

  test('H2: shows an invalid value in its problem', () => {
    expect(detailsOf(parseWebhook([]))).toEqual([{ expected: 'object', sent: 'array' }])
    expect(detailsOf(parseWebhook({ ...BODY, eventTypes: ['x'] }))).toEqual([
      { sent: '"x"', expected: eventTypes },
    ])
  })

  const host: NewWebhook = { id: 'webhook_1', randomBytes: BYTES, now: NOW }
  const request = { url: 'https://8.8.8.8/', eventTypes: ['order.created'], description: 'ours' } as const

  test.each([{ id: '' }, { id: 5 }, { now: 'soon' }, { randomBytes: [] }, { randomBytes: null }])(
    'E8: throws if the host passes %j',
    (wrong) => {
      expect(() => newWebhook(request, { ...host, ...wrong } as NewWebhook)).toThrow(/^host\./)
    },
  )
})

describe('H5: changing a webhook', () => {
  const patched = (webhook: Webhook, body: unknown): unknown => {
    const decision = patchWebhook(webhook, body, undefined, NOW)
    return decision.ok ? decision.value : problemsOf(decision)
  }
  const DISABLED = { ...WEBHOOK, status: 'WEBHOOK_STATUS_DISABLED' } as const

  test.each<[Webhook, object, Partial<Webhook>]>([
    [WEBHOOK, {}, {}],
    [WEBHOOK, { url: 'https://8.8.4.4/' }, { url: 'https://8.8.4.4/' }],
    [WEBHOOK, { eventTypes: ['quote.created'] }, { eventTypes: ['quote.created'] }],
    [WEBHOOK, { description: 'theirs' }, { description: 'theirs' }],
    [WEBHOOK, { description: '' }, { description: '' }],
    [WEBHOOK, { description: null, url: null, eventTypes: null, status: null }, {}],
    [WEBHOOK, { status: 'WEBHOOK_STATUS_ENABLED' }, {}],
    [WEBHOOK, { status: 'WEBHOOK_STATUS_DISABLED' }, { status: 'WEBHOOK_STATUS_DISABLED' }],
    [WEBHOOK, { status: 2 }, { status: 'WEBHOOK_STATUS_DISABLED' }],
    [DISABLED, { status: 'WEBHOOK_STATUS_ENABLED' }, { status: 'WEBHOOK_STATUS_ENABLED', enabledAt: NOW }],
    [DISABLED, { status: 1, secret: 'mine' }, { status: 'WEBHOOK_STATUS_ENABLED', enabledAt: NOW }],
    [DISABLED, { status: 'WEBHOOK_STATUS_UNSPECIFIED' }, {}],
    [DISABLED, { status: 0, secret: 'mine', webhookId: 'other' }, {}],
    [DISABLED, { description: 'theirs' }, { description: 'theirs' }],
  ])('H5: patching %j with %j changes %j', (webhook, body, change) => {
    expect(patched(webhook, body)).toEqual({ ...webhook, updatedAt: NOW, ...change })
  })

  test.each([
    [null, ['invalid_type ']],
    [{ url: '' }, ['required url']],
    [{ url: 'http://8.8.8.8/' }, ['url_not_https url']],
    [{ eventTypes: [] }, ['required event_types']],
    [{ status: 'on', description: 5 }, ['unknown_enum_value status', 'invalid_type description']],
  ])('H5: patching with %j has the problems %j', (body, problems) => {
    expect(patched(WEBHOOK, body)).toEqual(problems)
  })
})
