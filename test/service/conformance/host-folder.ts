import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const HOST_FOLDER = fileURLToPath(new URL('../../../docs/examples/host/', import.meta.url))

/** Undefined if the host can start. */
export const WITHOUT_HOST = existsSync(`${HOST_FOLDER}node_modules`)
  ? undefined
  : 'The packages of docs/examples/host are not installed: run npm ci there.'
