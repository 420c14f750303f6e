const IPV4_PARTS = 4
const IPV6_GROUPS = 8

/** Refuses leading zeros, because some programs read them as octal. */
export function ipv4Of(text: string): bigint | undefined {
  const parts = text.split('.')
  if (parts.length !== IPV4_PARTS) return undefined
  if (!parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 0xff)) return undefined
  return parts.reduce((address, part) => address * 0x100n + BigInt(part), 0n)
}

/** Refuses brackets and zones. The end may be an IPv4 address. */
export function ipv6Of(text: string): bigint | undefined {
  const written = withoutIpv4(text)
  const [before = [], after, ...more] = (written ?? '').split('::').map(groupsOf)
  const count = before.length + (after?.length ?? 0)
  const isComplete = after === undefined ? count === IPV6_GROUPS : count < IPV6_GROUPS && more.length === 0
  if (!isComplete) return undefined
  const zeros = Array.from({ length: IPV6_GROUPS - count }, () => '0')
  const groups = [...before, ...zeros, ...(after ?? [])]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((address, group) => address * 0x10000n + BigInt(`0x${group}`), 0n)
}

function groupsOf(half: string): readonly string[] {
  return half === '' ? [] : half.split(':')
}

/** Turns an IPv4 address at the end into two groups. Returns undefined for any other end with dots. */
function withoutIpv4(text: string): string | undefined {
  const start = text.lastIndexOf(':') + 1
  const end = text.slice(start)
  if (!end.includes('.')) return text
  const address = ipv4Of(end)
  if (address === undefined) return undefined
  return `${text.slice(0, start)}${(address >> 16n).toString(16)}:${(address & 0xffffn).toString(16)}`
}
