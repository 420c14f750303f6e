import { createRequire } from 'node:module'
import { HOST_FOLDER } from '../conformance/host-folder.ts'

interface Cannon {
  (options: object): Promise<{
    readonly requests: { readonly average: number }
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number }
    readonly non2xx: number
    readonly errors: number
  }>
}

const autocannon = createRequire(`${HOST_FOLDER}package.json`)('autocannon') as Cannon

export interface Shot {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Returns the requests per second of eight connections together, on average. */
export async function perSecond(shot: Shot, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ ...shot, connections: 8, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${shot.url}: ${String(non2xx + errors)} requests failed.`)
  return requests.average
}

/** Returns the median of three rounds in which the two requests alternate. */
export async function ratioOf(
  bare: Shot,
  host: Shot,
  seconds: number,
): Promise<{ readonly bare: number; readonly host: number; readonly ratio: number }> {
  const rounds: { readonly bare: number; readonly host: number }[] = []
  for (let round = 0; round < 3; round++)
    rounds.push({ bare: await perSecond(bare, seconds), host: await perSecond(host, seconds) })
  const sorted = rounds
    .map((round) => ({ ...round, ratio: round.bare / round.host }))
    .sort((one, other) => one.ratio - other.ratio)
  return sorted[1] ?? { bare: 0, host: 0, ratio: 0 }
}

/** Durations are in milliseconds. */
export async function delaysWhile(
  shot: Shot,
  work: () => Promise<unknown>,
): Promise<readonly [count: number, p50: number, p99: number, longest: number]> {
  const over = { isDone: false }
  const working = work().finally(() => (over.isDone = true))
  const took: number[] = []
  while (!over.isDone) {
    const begun = performance.now()
    const answer = await fetch(shot.url, { headers: { ...shot.headers } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${shot.url}: ${String(answer.status)}`)
    took.push(performance.now() - begun)
  }
  await working
  took.sort((one, other) => one - other)
  const part = (share: number): number =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  return [took.length, part(0.5), part(0.99), took.at(-1) ?? 0]
}
