/** Runs the library's command in whole processes, and discards their output. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { COMMAND } from './checkout.js'

export function priceCommand(file, account, ...options) {
  return [process.execPath, COMMAND, 'price', '--ndjson', file, '--account', account, ...options]
}

/** Tests whether the command has workers. Older versions do not. */
export function hasWorkers() {
  const { stdout } = spawnSync(process.execPath, [COMMAND, 'price', '--help'], { encoding: 'utf8' })
  return stdout.includes('--workers')
}

/** Returns the output of a command, which is written to a file first. */
export function outputOf(command, file) {
  const descriptor = openSync(file, 'w')
  run(command, ['ignore', descriptor, 'pipe'])
  closeSync(descriptor)
  return readFileSync(file)
}

/** Starts commands at the same time, and returns the time until the last one ends. */
export async function nanosecondsOf(...commands) {
  const start = process.hrtime.bigint()
  await Promise.all(commands.map(finished))
  return Number(process.hrtime.bigint() - start)
}

async function finished([program, ...parameters]) {
  const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`${program} ended with ${status}.`)
}

function run([program, ...parameters], stdio) {
  const { status, stderr } = spawnSync(program, parameters, { stdio, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
}
