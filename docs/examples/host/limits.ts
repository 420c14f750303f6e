import { takeToken, type TokenBucket, type TokenDecision, type TokenRate } from 'quotewright/service'

/** The rate limits of this process: one per key, and one per address for wrong keys (R8). */
export interface Limits {
  readonly ofKey: (apiKeyId: string, now: Date) => TokenDecision
  readonly ofWrongKey: (address: string, now: Date) => TokenDecision
}

/** The maximum number of keys or addresses with a bucket. */
const MAX_BUCKETS = 20_000

export function limits(keyRate: TokenRate, wrongKeyRate: TokenRate): Limits {
  return { ofKey: bucketsOf(keyRate), ofWrongKey: bucketsOf(wrongKeyRate) }
}

/** Keeps a bucket per name. Drops the least recently used bucket first, because it is probably full, like a new one. */
function bucketsOf(rate: TokenRate): (name: string, now: Date) => TokenDecision {
  const buckets = new Map<string, TokenBucket>()
  return (name, now) => {
    const taken = takeToken(buckets.get(name) ?? null, rate, now.getTime() / 1000)
    buckets.delete(name)
    buckets.set(name, taken.bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > MAX_BUCKETS && oldest !== undefined) buckets.delete(oldest)
    return taken
  }
}
