/** Runs in its own Node process: starts workerd, sends it the work, and prints its answer. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [folder, file] = process.argv.slice(2)
const { Miniflare } = createRequire(join(folder, 'package.json'))('miniflare')
const { modules, body } = JSON.parse(readFileSync(file, 'utf8'))

// `cf: false` keeps Miniflare from downloading sample data about where a request comes from.
const worker = new Miniflare({
  modules,
  compatibilityDate: '2026-07-01',
  cf: false,
  telemetry: { enabled: false },
})
try {
  const response = await worker.dispatchFetch('http://localhost/', {
    method: 'POST',
    body: JSON.stringify(body),
  })
  console.log(await response.text())
} finally {
  await worker.dispose()
}
