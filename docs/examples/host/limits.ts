import { takeToken, type TokenBucket, type TokenDecision, type TokenRate } from 'quotewright/service'

/** The rate limits of this process: by key, and for wrong keys by address (R8). */
export interface Limits {
  readonly ofKey: (apiKeyId: string, now: Date) => TokenDecision
  readonly ofWrongKey: (address: string, now: Date) => TokenDecision
}

/** The most keys or addresses to keep a bucket for. */
const MAX_BUCKETS = 20_000

export function limits(keyRate: TokenRate, wrongKeyRate: TokenRate): Limits {
  return { ofKey: bucketsOf(keyRate), ofWrongKey: bucketsOf(wrongKeyRate) }
}

/** Keeps the bucket of each name. The bucket unused for longest is dropped first: it is probably full, like a new one. */
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
