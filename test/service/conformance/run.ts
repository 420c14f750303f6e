import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { allChecks } from './checks.ts'
import { startExampleHost } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { runChecks } from './run-checks.ts'
import type { OfficeEvent, ServiceUnderTest } from './service-under-test.ts'
import { conformanceTable, totalsTable, withTable } from './table.ts'

const HELP = `Runs the conformance suite against a service, and prints a table of its operations.

  npm run conformance --prefix docs/examples/host -- --url https://host --key <key> --other-key <key> --stranger-key <key>
  npm run conformance --prefix docs/examples/host -- --example --write

  --url           the base URL of the service, without /v1
  --key           a key of an administrator of a company
  --other-key     a key of another role of the same company
  --stranger-key  a key of an administrator of another company
  --webhook-url   an HTTPS URL of a public address (https://example.com/hook)
  --office        the service is the example host, which archives, invoices and converts documents on request
  --only          a part of the id of the operations to check
  --example       instead of a URL: the example host, in this process with a database of its own
  --write         write the table into docs/conformance.md

The company needs two rows in each of its lists, and a product with inventory tracking. Documents, customers and
webhooks are made in it and left there.`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string', default: 'harbour-administrator' },
    'other-key': { type: 'string', default: 'harbour-other' },
    'stranger-key': { type: 'string', default: 'stranger-administrator' },
    'webhook-url': { type: 'string', default: 'https://example.com/hook' },
    office: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    example: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help || (values.url === undefined) !== values.example) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}
if (values.example && WITHOUT_HOST !== undefined) {
  console.error(WITHOUT_HOST)
  process.exit(2)
}

const example = values.example ? await startExampleHost() : undefined
const service: ServiceUnderTest = example?.service ?? serviceAt((values.url ?? '').replace(/\/$/, ''))

function serviceAt(baseUrl: string): ServiceUnderTest {
  const askOffice = async (documentId: string, event: OfficeEvent, body?: object): Promise<void> => {
    const answer = await fetch(`${baseUrl}/office/documents/${documentId}/${event}`, {
      method: 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { Authorization: `Bearer ${values.key}` },
    })
    if (!answer.ok) throw new Error(`The office: ${await answer.text()}`)
  }
  return {
    fetch: (request) => fetch(request),
    baseUrl,
    keys: { administrator: values.key, other: values['other-key'], stranger: values['stranger-key'] },
    webhookUrl: values['webhook-url'],
    ...(values.office && { office: askOffice }),
  }
}

const checks = allChecks().filter(({ operation }) => operation.id.includes(values.only))
const outcomes = await runChecks(checks, service, ({ check, error }) => {
  if (error !== undefined)
    console.error(
      `${check.operation.id}, ${check.aspect}, ${check.title}: ${error.replace(/\s*\n\s*/g, ' ').slice(0, 600)}`,
    )
})
const failed = outcomes.filter(({ error }) => error !== undefined)
const skipped = outcomes.filter((outcome) => outcome.skipped !== undefined)
await example?.close()
const table = conformanceTable(outcomes)
console.log(table)
console.log(
  `\n${String(outcomes.length - failed.length - skipped.length)} of ${String(outcomes.length)} checks passed, ` +
    `${String(failed.length)} failed, ${String(skipped.length)} were skipped.`,
)
for (const reason of new Set(skipped.map((outcome) => outcome.skipped))) console.log(reason)
process.exitCode = failed.length > 0 ? 1 : 0

if (values.write) {
  const page = fileURLToPath(new URL('../../../docs/conformance.md', import.meta.url))
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), totalsTable(outcomes)))
}
