import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { HOST_FOLDER, HOST_TSCONFIG, WITHOUT_HOST } from './host-folder.ts'
import { freePort } from './free-port.ts'
import { at, listAt, textAt } from './service-under-test.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const page = readFileSync(`${ROOT}docs/host.md`, 'utf8')
const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, command = '']) => command)
/** The number of commands that only install packages. The test runs the commands after them. */
const INSTALLING = 3

describe('the page docs/host.md', () => {
  test('has ten commands', () => {
    expect(commands).toHaveLength(10)
    expect(page.match(/^\*\*\d+\.\*\*/gm)).toEqual(
      Array.from({ length: 10 }, (_, at) => `**${String(at + 1)}.**`),
    )
  })

  test('copies a folder of the clone', () => {
    const [, folder = ''] =
      /^cp -R \.\.\/quotewright\/(\S+) host && npm ci --prefix host$/m.exec(commands[2] ?? '') ?? []
    expect(join(ROOT, folder, '/')).toBe(HOST_FOLDER)
  })

  test.skipIf(WITHOUT_HOST !== undefined)('leads to an order that is stored and announced', async () => {
    expect(page).toContain('--retry 60 ')
    const folder = mkdtempSync(join(tmpdir(), 'quotewright-page-'))
    const port = String(await freePort())
    symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'))
    symlinkSync(HOST_FOLDER, join(folder, 'host'))
    // The test runner sets a BASE_URL of its own.
    const { DATABASE_URL: _, BASE_URL: __, ...inherited } = process.env
    const script = ["trap 'kill %1' EXIT", ...commands.slice(INSTALLING)]
      .join('\n')
      .replaceAll(':8080', `:${port}`)
      // A busy machine may take longer than a reader would wait.
      .replace('--retry 60 ', '--retry 600 ')
    try {
      const { stdout } = await promisify(execFile)('bash', ['-c', script], {
        cwd: folder,
        env: { ...inherited, PORT: port, TSX_TSCONFIG_PATH: HOST_TSCONFIG },
      })
      const answers = stdout
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as unknown)
      const [customers, webhook, created, listed, deliveries] = answers
      expect(answers).toHaveLength(5)
      // The created order is for the first customer in the list.
      const customerId = textAt(customers, 'customers', 0, 'customerId')
      expect(commands[7]).toContain(customerId)
      expect(textAt(webhook, 'webhook', 'secret')).toMatch(/^whsec_/)
      const orderId = textAt(created, 'order', 'orderId')
      expect(listAt(listed, 'orders')).toEqual([
        {
          orderId,
          statusName: 'Submitted',
          subtotal: { amountMicros: '144170000', currency: 'AUD' },
          taxAmount: { amountMicros: '14420000', currency: 'AUD' },
          total: { amountMicros: '158590000', currency: 'AUD' },
        },
      ])
      const [delivery] = listAt(deliveries, 'deliveries')
      expect(at(delivery, 'eventType')).toBe('order.created')
      expect(at(delivery, 'webhookId')).toBe(at(webhook, 'webhook', 'webhookId'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
