import { InvalidArgumentError } from 'commander'

/** More threads than this are taken for a typing error. */
export const mostWorkers = 64

/** What `--workers` says. */
export function readWorkerCount(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= mostWorkers) return count
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${String(mostWorkers)}.`)
}
