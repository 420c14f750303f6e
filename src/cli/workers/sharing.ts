/** How work is shared out. A test brings its own, to make much of a small file. */
export interface Sharing {
  /** The bundle that a worker runs. */
  readonly entry: URL
  /** Workers take ranges of so many bytes as they get on, so that a slow one holds nobody up. */
  readonly rangeBytes: number
  /** So many bytes of answers at most wait to be written, over all workers, and one piece of each besides. */
  readonly mostBytesWaiting: number
}

/** The bundler puts the worker's bundle beside whichever file this becomes a part of. */
export const usualSharing: Sharing = {
  entry: new URL('./cli-worker.js', import.meta.url),
  rangeBytes: 256 * 1024,
  mostBytesWaiting: 64 * 1024 * 1024,
}

/** A worker takes about as long to start as another takes to answer these: for fewer, it does not pay. */
const leastRangesEach = 16

/** How many workers get a file of so many bytes, when no more than `most` are asked for. */
export function workersWorthwhile(bytes: number, most: number, { rangeBytes }: Sharing): number {
  return Math.min(most, Math.floor(bytes / (rangeBytes * leastRangesEach)))
}
