/** Follows the guide literally in an empty folder. test/browser opens the page of its calculator. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INSTALLED, TARBALL } from '../../scripts/generate/install-command.js'
import { runWith } from '../cli/run-with.js'
import { guideCommands, guideFiles, guideSays, saveGuideFiles } from './guide-steps.js'

const home = fileURLToPath(new URL('../../', import.meta.url))
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'))
  saveGuideFiles(folder)
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Bundles a file of the guide with the package for Node. */
function bundled(name: string): string {
  const outfile = join(folder, `${name}.bundled.mjs`)
  esbuild.buildSync({
    entryPoints: [join(folder, name)],
    alias: { quotewright: `${home}src/entries/index.ts`, 'quotewright/input': `${home}src/entries/input.ts` },
    nodePaths: [`${home}node_modules`],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  })
  return outfile
}

/** Runs the commands of the guide that begin with these words, with the files in the folder. */
async function runLines(start: string): Promise<readonly { exitCode: number; stdout: string }[]> {
  const lines = guideCommands.filter((line) => line.startsWith(`npx quotewright ${start}`))
  const answers = []
  for (const line of lines) {
    const words = line.split(' ').slice(2)
    const args = words.map((word) => (/\.\w+$/.test(word) ? join(folder, word) : word))
    const { exitCode, stdout } = await runWith(args)
    answers.push({ exitCode, stdout })
  }
  return answers
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

describe('docs/guide.md', () => {
  test('has a saved file or a known program for each command', () => {
    const known =
      /^(mkdir|cd) \.\.\/calculator$|^npm (ci|pack|init -y)$|^npm install (vite|\S*quotewright\S*)$|^npx vite$/
    for (const line of guideCommands.filter((one) => !known.test(one))) {
      const files = line.split(/[ @]/).filter((word) => /^[\w-]+\.(mjs|json|ndjson)$/.test(word))
      expect(files.length).toBeGreaterThan(0)
      for (const file of files) expect(Object.keys(guideFiles)).toContain(file)
    }
  })

  test('installs the file that `npm pack` writes', () => {
    const packed = execFileSync(
      'npm',
      ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'],
      {
        cwd: home,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
    )
    const [{ filename } = {}] = JSON.parse(packed) as readonly { filename?: string }[]
    expect(filename).toBe(TARBALL)
    expect(guideCommands).toContain(`npm install ${INSTALLED}`)
  })

  test('shows the output of its script', () => {
    const printed = execFileSync(process.execPath, [bundled('quote.mjs')], { encoding: 'utf8' })
    expect(printed).toBe(guideSays.printed)
  })

  test('prices and explains from the command line', async () => {
    const [priced, ...others] = [...(await runLines('price')), ...(await runLines('explain'))]
    expect(priced?.stdout).toContain('748.00')
    expect(others.map(({ stdout }) => stdout.includes('748.00'))).toEqual([true])
    expect([priced, ...others].map((answer) => answer?.exitCode)).toEqual([0, 0])
  })

  test('answers requests on a server', async () => {
    const port = await freePort()
    const server: ChildProcess = spawn(process.execPath, [bundled('server.mjs')], {
      env: { ...process.env, PORT: String(port) },
    })
    try {
      const post = async (body: string): Promise<Response> => {
        for (;;) {
          try {
            return await fetch(`http://127.0.0.1:${String(port)}`, { method: 'POST', body })
          } catch {
            // The server is not listening yet.
            await new Promise((later) => setTimeout(later, 20))
          }
        }
      }
      const answer = await post(readFileSync(join(folder, 'request.json'), 'utf8'))
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ quote: { total: { amountMicros: '748000000' } } })
      for (const body of ['{', '{"customerId":"cust_1","lines":"none"}']) {
        const refused = await post(body)
        expect(refused.status).toBe(400)
        expect(await refused.json()).toHaveProperty('errors')
      }
    } finally {
      server.kill()
    }
  })

  test('calculates a total in a browser', async () => {
    const { calculate } = (await import(bundled('calculator.ts'))) as {
      calculate: (texts: Record<string, string>) => { total?: string; wrong: string[] }
    }
    const texts = Object.fromEntries(
      [...(guideFiles['index.html'] ?? '').matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    )
    expect(calculate(texts)).toEqual({ total: guideSays.total, wrong: [] })
    expect(calculate({ ...texts, price: '1,234' })).toEqual({ wrong: ['price'] })
    expect(calculate({ ...texts, pieces: '' })).toEqual({ wrong: ['pieces'] })
  })

  test('records and verifies a golden file', async () => {
    const recorded = await runLines('golden record')
    const [same, other] = await runLines('golden verify')
    expect([...recorded, same, other].map((answer) => answer?.exitCode)).toEqual([0, 0, 1])
    expect(other?.stdout).toContain('tax.rate')
  })
})
