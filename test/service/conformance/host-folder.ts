import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../../../scripts/build/is-built.js'

export const HOST_FOLDER = fileURLToPath(new URL('../../../docs/examples/host/', import.meta.url))

/** Undefined if the host can start. */
export const WITHOUT_HOST = existsSync(`${HOST_FOLDER}node_modules`)
  ? undefined
  : 'The packages of docs/examples/host are not installed: run npm ci there.'

/** Starting a host on the built library takes less time than on the source. */
export const HOST_TSCONFIG = isBuilt()
  ? fileURLToPath(new URL('tsconfig.built.json', import.meta.url))
  : `${HOST_FOLDER}tsconfig.json`
