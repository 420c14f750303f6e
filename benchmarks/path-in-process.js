import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MEASURE_PATH = fileURLToPath(new URL('children/measure-path.js', import.meta.url))

/**
 * Measures a path, or one work of it, in its own process, so that the optimisations for one do not affect another.
 */
export async function measureInProcess(path, settings, ...work) {
  const child = fork(MEASURE_PATH, [path, JSON.stringify(settings), ...work], { execArgv: ['--expose-gc'] })
  let measured
  child.once('message', (message) => {
    measured = message
  })
  const [status] = await once(child, 'close')
  if (status !== 0 || measured === undefined) throw new Error(`Measuring ${path} failed.`)
  return measured
}
