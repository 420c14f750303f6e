import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allChecks } from './checks.ts'
import { OPERATIONS, suiteOf, type Check, type Suite } from './check.ts'
import { startExampleHost, WITHOUT_HOST, type ExampleHost } from './example-host.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from './postgres-server.ts'
import { outcomeOf } from './run-checks.ts'
import type { ServiceUnderTest } from './service-under-test.ts'
import { conformanceTable, type Outcome } from './table.ts'

const withoutServer = WITHOUT_HOST ?? withoutPostgres()
const DATABASES = [
  {
    name: 'one host on PGlite',
    missing: WITHOUT_HOST,
    hosts: 1,
    server: undefined,
    // It runs the same statements as the server, which answers every check.
    isTried: ({ aspect }: Check) => withoutServer !== undefined || aspect === 'happy path',
  },
  {
    name: 'two hosts on a PostgreSQL server',
    missing: withoutServer,
    hosts: 2,
    server: startPostgres,
    isTried: () => true,
  },
]

/** Returns the service of several hosts, which take turns: what one writes, another reads. */
function alternating(services: readonly ServiceUnderTest[]): ServiceUnderTest {
  const [first] = services
  if (first === undefined) throw new Error('There is no host.')
  let turn = 0
  return { ...first, fetch: (request) => (services[turn++ % services.length] ?? first).fetch(request) }
}

describe.each(DATABASES)('O: $name', ({ name, missing, hosts: count, server, isTried }) => {
  if (missing !== undefined) {
    test.skip(missing)
    return
  }
  const outcomes: Outcome[] = []
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-files-'))
  let postgres: PostgresServer | undefined
  let hosts: readonly ExampleHost[] = []
  let suite: Suite

  beforeAll(async () => {
    postgres = await server?.()
    const start = (): Promise<ExampleHost> =>
      startExampleHost(
        postgres && { databaseUrl: postgres.url, filesFolder: folder, fileSecret: 'one for both' },
      )
    hosts = await Promise.all(Array.from({ length: count }, start))
    suite = suiteOf(alternating(hosts.map(({ service }) => service)))
  })
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()))
    postgres?.stop()
    rmSync(folder, { recursive: true })
    console.log(`${name}\n\n${conformanceTable(outcomes)}\n`)
  })

  describe.each(OPERATIONS)('$number $id', (operation) => {
    const checks = allChecks().filter((check) => check.operation === operation && isTried(check))
    test.each(checks)('$aspect: $title', async (check) => {
      const outcome = await outcomeOf(check, suite)
      outcomes.push(outcome)
      expect(outcome.error).toBeUndefined()
    })
  })
})
