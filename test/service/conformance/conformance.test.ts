import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Compared } from '../openapi/compared.ts'
import { allChecks } from './checks.ts'
import { OPERATIONS, suiteOf, type Suite } from './check.ts'
import { sendEveryKindOfLine } from './every-kind-of-line.ts'
import { startExampleHost, type ExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from './postgres-server.ts'
import { outcomeOf } from './run-checks.ts'
import { at, listAt, send, type ServiceUnderTest } from './service-under-test.ts'
import { conformanceTable, type Outcome } from './table.ts'

const withoutServer = WITHOUT_HOST ?? withoutPostgres()
const DATABASES = [
  {
    name: 'one host on PGlite',
    missing: WITHOUT_HOST,
    hosts: 1,
    server: undefined,
    // PGlite runs the same statements as the server, so it answers every check only without a server.
    isWhole: withoutServer !== undefined,
  },
  {
    name: 'two hosts on a PostgreSQL server',
    missing: withoutServer,
    hosts: 2,
    server: startPostgres,
    isWhole: true,
  },
]

/** Returns the service of several hosts, which take turns: what one writes, another reads. */
function alternating(services: readonly ServiceUnderTest[]): ServiceUnderTest {
  const [first] = services
  if (first === undefined) throw new Error('There is no host.')
  let turn = 0
  return { ...first, fetch: (request) => (services[turn++ % services.length] ?? first).fetch(request) }
}

describe.each(DATABASES)('O: $name', ({ name, missing, hosts: count, server, isWhole }) => {
  if (missing !== undefined) {
    test.skip(missing)
    return
  }
  const outcomes: Outcome[] = []
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-files-'))
  let postgres: PostgresServer | undefined
  let hosts: readonly ExampleHost[] = []
  let suite: Suite
  let compared: Compared
  let isReceiving = true

  beforeAll(async () => {
    postgres = await server?.()
    const start = (): Promise<ExampleHost> =>
      startExampleHost({
        send: () => Promise.resolve({ status: isReceiving ? 200 : 503, body: 'busy' }),
        ...(postgres && { databaseUrl: postgres.url, filesFolder: folder, fileSecret: 'one for both' }),
      })
    hosts = await Promise.all(Array.from({ length: count }, start))
    compared = new Compared(alternating(hosts.map(({ service }) => service)))
    suite = suiteOf(compared.service)
  })
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()))
    postgres?.stop()
    rmSync(folder, { recursive: true })
    console.log(`${name}\n\n${conformanceTable(outcomes)}\n`)
  })

  describe.each(OPERATIONS)('$number $id', (operation) => {
    const checks = allChecks().filter(
      (check) => check.operation === operation && (isWhole || check.aspect === 'happy path'),
    )
    test.each(checks)('$aspect: $title', async (check) => {
      const outcome = await outcomeOf(check, suite)
      outcomes.push(outcome)
      expect(outcome.error).toBeUndefined()
      expect(compared.newFaults()).toEqual([])
    })
  })

  describe.runIf(isWhole)('O: every answer and the OpenAPI document', () => {
    test('agree on documents with every kind of line, on pictures of drawings and on a repeated delivery', async () => {
      const webhookId = await suite.fixtures.webhookId()
      await sendEveryKindOfLine(suite)
      isReceiving = false
      await hosts[0]?.deliverDue()
      isReceiving = true
      const query = { webhookId }
      const listed = await send(suite.service, { method: 'GET', path: '/v1/webhook-deliveries', query })
      expect(listAt(listed.body, 'deliveries').map((one) => at(one, 'attemptCount'))).toContain(1)
      expect(compared.newFaults()).toEqual([])
    })

    test('share every operation and every described field, since each occurs in an answer', () => {
      expect(OPERATIONS.map(({ id }) => id).filter((id) => !compared.accepted.has(id))).toEqual([])
      expect(compared.unseenFields()).toEqual([])
    })
  })
})
