import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allChecks } from './checks.ts'
import { OPERATIONS, suiteOf, type Suite } from './check.ts'
import { startExampleHost, WITHOUT_HOST, type ExampleHost } from './example-host.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from './postgres-server.ts'
import { outcomeOf } from './run-checks.ts'
import { conformanceTable, type Outcome } from './table.ts'

const DATABASES = [
  { name: 'PGlite', missing: WITHOUT_HOST, server: undefined },
  { name: 'a PostgreSQL server', missing: WITHOUT_HOST ?? withoutPostgres(), server: startPostgres },
]

describe.each(DATABASES)('O: the example host on $name', ({ name, missing, server }) => {
  if (missing !== undefined) {
    test.skip(missing)
    return
  }
  const outcomes: Outcome[] = []
  let postgres: PostgresServer | undefined
  let host: ExampleHost
  let suite: Suite

  beforeAll(async () => {
    postgres = await server?.()
    host = await startExampleHost(postgres && { databaseUrl: postgres.url })
    suite = suiteOf(host.service)
  })
  afterAll(async () => {
    await host.close()
    postgres?.stop()
    console.log(`${name}\n\n${conformanceTable(outcomes)}\n`)
  })

  describe.each(OPERATIONS)('$number $id', (operation) => {
    const checks = allChecks().filter((check) => check.operation === operation)
    test.each(checks)('$aspect: $title', async (check) => {
      const outcome = await outcomeOf(check, suite)
      outcomes.push(outcome)
      expect(outcome.error).toBeUndefined()
    })
  })
})
