import * as check from '../host-argument.js'
import { ipv4Of, ipv6Of } from './ip-address.js'

/** H3: multicast, and the special IPv4 blocks that IANA does not list as globally reachable. */
const NOT_PUBLIC_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
const PUBLIC_WITHIN_IPV4 = ['192.0.0.9/32', '192.0.0.10/32']

/** The only IPv6 range that is assigned as global unicast. */
const GLOBAL_IPV6 = ['2000::/3']
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
/** Parts of 2001::/23 that the registry lists as globally reachable. */
const PUBLIC_WITHIN_IPV6 = [
  '2001:1::1/128',
  '2001:1::2/128',
  '2001:1::3/128',
  '2001:3::/32',
  '2001:4:112::/48',
  '2001:20::/28',
  '2001:30::/28',
]
/** IPv4-mapped and NAT64 addresses count as the IPv4 address in their last 32 bits. */
const IPV4_WITHIN_IPV6 = ['::ffff:0:0/96', '64:ff9b::/96']

/** Tests an IPv4 address of four decimal numbers, or an IPv6 address without brackets or zone (H3). */
export function isPublicAddress(address: string): boolean {
  check.text(address, 'address')
  if (address.length > MAX_CHARACTERS) return false
  const ipv4 = ipv4Of(address)
  if (ipv4 !== undefined) return isPublicIpv4(ipv4)
  const ipv6 = ipv6Of(address)
  if (ipv6 === undefined) return false
  if (isWithinIpv6(ipv6, IPV4_WITHIN_IPV6)) return isPublicIpv4(ipv6 & 0xffffffffn)
  if (!isWithinIpv6(ipv6, GLOBAL_IPV6)) return false
  return isWithinIpv6(ipv6, PUBLIC_WITHIN_IPV6) || !isWithinIpv6(ipv6, NOT_PUBLIC_IPV6)
}

const MAX_CHARACTERS = '0000:0000:0000:0000:0000:ffff:255.255.255.255'.length

function isPublicIpv4(address: bigint): boolean {
  return isWithinIpv4(address, PUBLIC_WITHIN_IPV4) || !isWithinIpv4(address, NOT_PUBLIC_IPV4)
}

type IsWithin = (address: bigint, blocks: readonly string[]) => boolean

const isWithinIpv4 = withinBlocks(32, ipv4Of)
const isWithinIpv6 = withinBlocks(128, ipv6Of)

function withinBlocks(bits: number, read: (text: string) => bigint | undefined): IsWithin {
  return (address, blocks) =>
    blocks.some((block) => {
      const [start = '', prefix] = block.split('/')
      const ignored = BigInt(bits - Number(prefix))
      return address >> ignored === (read(start) ?? 0n) >> ignored
    })
}
