import type { Host } from './host.ts'

/** A request and its answer, for the log. A part that is unknown, such as the path of a broken request, is `-`. */
export interface LoggedRequest {
  readonly id: string
  readonly method?: string
  readonly path?: string
  readonly status: number
  readonly milliseconds?: number
}

/** Makes the id of a request. It is in the log and in the answer. */
export function newRequestId(host: Host): string {
  return Buffer.from(host.random(8)).toString('hex')
}

export function logRequest(
  host: Host,
  { id, method = '-', path = '-', status, milliseconds }: LoggedRequest,
): void {
  const took = milliseconds === undefined ? '-' : `${milliseconds.toFixed(1)} ms`
  host.log([host.now().toISOString(), id, method, path, String(status), took].join(' '))
}
