import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MEASURE_PATH = fileURLToPath(new URL('children/measure-path.js', import.meta.url))

/** Measures a path in a process of its own: what one path teaches the compiler is not another's advantage. */
export async function measureInProcess(path, settings) {
  const child = fork(MEASURE_PATH, [path, JSON.stringify(settings)], { execArgv: ['--expose-gc'] })
  let measured
  child.once('message', (message) => {
    measured = message
  })
  const [status] = await once(child, 'close')
  if (status !== 0 || measured === undefined) throw new Error(`Measuring ${path} failed.`)
  return measured
}
