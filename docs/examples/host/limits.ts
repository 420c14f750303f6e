import { takeToken, type TokenBucket, type TokenDecision, type TokenRate } from 'quotewright/service'

/** How often a host of this process was asked: by each key, and with wrong keys by each address (R8). */
export interface Limits {
  readonly ofKey: (apiKeyId: string, now: Date) => TokenDecision
  readonly ofWrongKey: (address: string, now: Date) => TokenDecision
}

/** More keys or addresses than these are not kept apart for long. */
const MOST_BUCKETS = 20_000

export function limits(keyRate: TokenRate, wrongKeyRate: TokenRate): Limits {
  return { ofKey: bucketsOf(keyRate), ofWrongKey: bucketsOf(wrongKeyRate) }
}

/** The bucket of each name. One that was not asked for the longest time is likely to be full, as one that is not kept. */
function bucketsOf(rate: TokenRate): (name: string, now: Date) => TokenDecision {
  const buckets = new Map<string, TokenBucket>()
  return (name, now) => {
    const taken = takeToken(buckets.get(name) ?? null, rate, now.getTime() / 1000)
    buckets.delete(name)
    buckets.set(name, taken.bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > MOST_BUCKETS && oldest !== undefined) buckets.delete(oldest)
    return taken
  }
}
