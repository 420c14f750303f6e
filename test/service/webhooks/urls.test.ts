import { describe, expect, test } from 'vitest'
import { isDeliverableUrl, parseWebhook, webhookUrl } from '../../../src/entries/service.js'

const problemOf = (text: unknown, addresses?: readonly string[]): unknown => {
  const read = parseWebhook({ url: text, eventTypes: ['order.created'] }, addresses)
  const problem = read.ok ? undefined : read.refusal.problems[0]
  return problem && [problem.code, problem.param, problem.details]
}

describe('H3: the URL of a webhook', () => {
  test.each([
    ['https://hooks.example.com/path?a=b', 'hooks.example.com', false],
    ['HTTPS://Hooks.Example.COM', 'hooks.example.com', false],
    ['https://108.109.110.111/', '108.109.110.111', true],
    ['https://8.8.8.8:8443/', '8.8.8.8', true],
    ['https://[2606:4700::1111]/', '2606:4700::1111', true],
    ['https://1.2.3.4.example.com/', '1.2.3.4.example.com', false],
    ['https://hooks.example.com/?next=https://user@other.example', 'hooks.example.com', false],
  ])('H3: %s has the host %s, which is an address: %s', (text, host, isAddress) => {
    expect(webhookUrl(text)).toEqual({ ok: true, value: { host, isAddress } })
  })

  test.each([
    [5, 'url_not_https', { sent: '5' }],
    [['https://hooks.example.com/'], 'url_not_https', { sent: 'array' }],
    ['http://hooks.example.com/', 'url_not_https', { sent: '"http://hooks.example.com/"' }],
    ['xhttps://hooks.example.com/', 'url_not_https', { sent: '"xhttps://hooks.example.com/"' }],
    ['https:///hooks', 'url_not_https', { sent: '"https:///hooks"' }],
    ['https://[', 'url_not_https', { sent: '"https://["' }],
    ['https://a.example/ b', 'url_not_https', { sent: '"https://a.example/ b"' }],
    ['https:example.com', 'url_not_https', undefined],
    ['https://example.com\\@10.0.0.1/', 'url_not_https', undefined],
    [' https://example.com/', 'url_not_https', undefined],
    ['https://a.example/#', 'invalid_url', undefined],
    ['https://2130706433/', 'url_private', { address: '127.0.0.1' }],
    ['https://[::ffff:a00:1]/', 'url_private', undefined],
    ['https://user@a.example/', 'invalid_url', { sent: '"https://user@a.example/"' }],
    ['https://a.example/#top', 'invalid_url', { sent: '"https://a.example/#top"' }],
    ['https://10.20.30.40/', 'url_private', { address: '10.20.30.40' }],
    ['https://0x7f000001/', 'url_private', { address: '127.0.0.1' }],
    ['https://[::1]/', 'url_private', { address: '::1' }],
  ])('H3: %j is refused with %s', (text, code, details) => {
    const decision = webhookUrl(text)
    const problem = decision.ok ? undefined : decision.refusal.problems[0]
    expect([problem?.code, problem?.param]).toEqual([code, 'url'])
    if (details !== undefined) expect(problem?.details).toEqual(details)
    if (typeof text === 'string') expect(isDeliverableUrl(text, ['8.8.8.8'])).toBe(false)
  })

  test('H3: a host name needs an address, and all its addresses must be public', () => {
    const name = 'https://hooks.example.com/'
    expect(problemOf(name, ['8.8.8.8', '2606:4700::1111'])).toBeUndefined()
    expect(problemOf(name, ['10.0.0.1', '8.8.8.8'])).toEqual(['url_private', 'url', { address: '10.0.0.1' }])
    expect(problemOf(name, ['8.8.8.8', '10.0.0.1'])).toEqual(['url_private', 'url', { address: '10.0.0.1' }])
    for (const none of [[], undefined]) expect(problemOf(name, none)).toEqual(['url_private', 'url', {}])
    // An address in the URL needs no resolution.
    expect(problemOf('https://8.8.8.8/', undefined)).toBeUndefined()
  })

  test('H3: the addresses are checked again before an attempt', () => {
    const name = 'https://hooks.example.com/'
    expect(isDeliverableUrl(name, ['8.8.8.8'])).toBe(true)
    expect(isDeliverableUrl(name, ['127.0.0.1'])).toBe(false)
    expect(isDeliverableUrl(name, [])).toBe(false)
    const body = { url: name, eventTypes: ['order.created'] }
    expect([parseWebhook(body, ['8.8.8.8']).ok, parseWebhook(body).ok]).toEqual([true, false])
  })
})

describe('H3: the written form of addresses', () => {
  test.each([
    ['0000:0000:0000:0000:0000:ffff:108.109.110.111', true],
    ['2606:4700:0000:0000:0000:0000:0000:1111', true],
    ['2606:4700::ABCD', true],
    ['2606:4700::8.8.8.8', true],
    [`${'0'.repeat(60)}2606:4700::1111`, false],
    ['[2606:4700::1111]', false],
    ['2606:4700::1111%eth0', false],
    ['2606:4700::1111/128', false],
    ['hooks.example.com', false],
    ['abc', false],
    ['', false],
  ])('H3: %j is a public address: %s', (address, isPublic) => {
    expect(isDeliverableUrl('https://hooks.example.com/', [address])).toBe(isPublic)
  })
})
