import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDeliverableUrl } from '../../../src/entries/service.js'

/** Tests an address as the only one of a host of a webhook. */
const isPublicAddress = (address: string): boolean =>
  isDeliverableUrl('https://hooks.example.com/', [address])

/**
 * A block of addresses: its first address as a number, the bits of its prefix, public or not. The longest
 * prefix applies.
 */
type Block = readonly [bigint, number, boolean]
const ipv4 = (text: string): bigint => text.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)
const V4: readonly Block[] = (
  '0.0.0.0/0+ 0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 ' +
  '192.0.0.9/32+ 192.0.0.10/32+ 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 ' +
  '203.0.113.0/24 224.0.0.0/3'
)
  .split(' ')
  .map((one) => [ipv4(one.split('/')[0] ?? ''), parseInt(one.split('/')[1] ?? '', 10), one.endsWith('+')])

const isPublicByHand = (address: bigint, width: number, blocks: readonly Block[]): boolean =>
  blocks
    .filter(([start, bits]) => address >> BigInt(width - bits) === start >> BigInt(width - bits))
    .reduce<Block>((best, block) => (block[1] >= best[1] ? block : best), [0n, -1, false])[2]

const hex = (digits: string): bigint => BigInt(`0x${digits.padEnd(32, '0')}`)
const V6: readonly Block[] = [
  [hex('2'), 3, true],
  [hex('2001'), 23, false],
  [hex('20010001') + 1n, 128, true],
  [hex('20010001') + 2n, 128, true],
  [hex('20010001') + 3n, 128, true],
  [hex('20010003'), 32, true],
  [hex('200100040112'), 48, true],
  [hex('2001002'), 28, true],
  [hex('2001003'), 28, true],
  [hex('20010db8'), 32, false],
  [hex('2002'), 16, false],
  [hex('3fff'), 20, false],
]
const groups = (address: bigint): string =>
  address
    .toString(16)
    .padStart(32, '0')
    .replace(/(....)(?!$)/g, '$1:')
const dotted = (address: bigint): string =>
  [24n, 16n, 8n, 0n].map((shift) => String((address >> shift) & 255n)).join('.')

const maxOf = (width: number): bigint => (1n << BigInt(width)) - 1n

/** The first and the last address of each block, and those just outside. */
const edgesOf = (blocks: readonly Block[], width: number): readonly bigint[] =>
  blocks.flatMap(([start, bits]) => {
    const end = start + (1n << BigInt(width - bits))
    return [start - 1n, start, end - 1n, end].filter((edge) => edge >= 0n && edge <= maxOf(width))
  })

const anyOf = (width: number): fc.Arbitrary<bigint> => fc.bigInt({ min: 0n, max: maxOf(width) })

const checkIpv4 = (address: bigint): void => {
  const expected = isPublicByHand(address, 32, V4)
  for (const text of [dotted(address), `::ffff:${dotted(address)}`, groups(hex('0064ff9b') + address)])
    expect([text, isPublicAddress(text)]).toEqual([text, expected])
}

const checkIpv6 = (address: bigint): void => {
  expect([groups(address), isPublicAddress(groups(address))]).toEqual([
    groups(address),
    isPublicByHand(address, 128, V6),
  ])
}

describe('H3: addresses', () => {
  test('H3: the list of blocks decides which IPv4 addresses are public, alone or inside IPv6', () => {
    for (const edge of edgesOf(V4, 32)) checkIpv4(edge)
    fc.assert(fc.property(anyOf(32), checkIpv4), { numRuns: 500 })
  })

  test('H3: the list of blocks decides which IPv6 addresses are public', () => {
    for (const edge of edgesOf(V6, 128)) checkIpv6(edge)
    fc.assert(fc.property(anyOf(128), checkIpv6), { numRuns: 500 })
  })
  test.each(
    (
      '64:ff9b:1::1 2002:a00:1:: 010.8.8.8 8.8.8 fe80::1%eth0 [::1] ' +
      '::8.8.8.8 ::ffff:08.8.8.8 2606:4700::1::1 2606:4700:1 2606:4700:0:0:0:0:0:0:1 2606:4700::01111 2606:4700::g'
    ).split(' '),
  )('H3: %s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  test('H3: an IPv6 address counts like the one that the URL parser of the platform writes for it', () => {
    const digits = ['0', '1', '00', 'ffff', '2001', '2606', '64', 'ff9b'] as const
    const piece = fc.constantFrom('::', ':', ...digits, '8.8.8.8', '010.0.0.1')
    fc.assert(
      fc.property(fc.array(piece, { minLength: 2, maxLength: 12 }), (pieces) => {
        const address = pieces.join('')
        fc.pre(address.includes(':'))
        const host = URL.canParse(`https://[${address}]/`) ? new URL(`https://[${address}]/`).hostname : '[]'
        expect(isPublicAddress(address)).toBe(isPublicAddress(host.slice(1, -1)))
      }),
      { numRuns: 2_000 },
    )
  })
})
