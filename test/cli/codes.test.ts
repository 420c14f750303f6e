import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemCodes } from '../../src/entries/index.js'
import { serviceProblemCodes } from '../../src/entries/service.js'
import { CODES_OF_NO_REQUEST } from '../problem-codes/codes-of-no-request.js'
import { refusalOf, runWith } from './run-with.js'

const allCodes = [...problemCodes, ...serviceProblemCodes]

const TERMINAL = { columns: 100, env: { NO_COLOR: '1' } }

/** Removes line breaks and padding from a table. */
function flat(table: string): string {
  return table.replace(/[\s─]+/g, ' ')
}

describe('quotewright codes', () => {
  it('lists every code of pricing and of the service with its meaning, its rules and an example, as JSON outside a terminal', async () => {
    const { exitCode, stdout, stderr } = await runWith(['codes'])
    expect(JSON.parse(stdout)).toEqual(allCodes)
    expect(stdout).toBe(`${JSON.stringify(JSON.parse(stdout), null, 2)}\n`)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  })

  it('lists the published codes with a request for each', async () => {
    const file = join(import.meta.dirname, '../vectors/problem-codes.json')
    const { codes } = JSON.parse(readFileSync(file, 'utf8')) as { readonly codes: object }
    const listed = JSON.parse((await runWith(['codes'])).stdout) as readonly { readonly code: string }[]
    const ofService = new Set<string>(serviceProblemCodes.map(({ code }) => code))
    const ofRequests = listed
      .map(({ code }) => code)
      .filter((code) => !CODES_OF_NO_REQUEST.has(code) && !ofService.has(code))
    expect(ofRequests.sort()).toEqual(Object.keys(codes).sort())
  })

  it.each([
    [['codes'], TERMINAL],
    [['codes', '--format', 'table'], {}],
  ])('prints a table on a terminal, or on request: %j', async (args, settings) => {
    const { exitCode, stdout } = await runWith(args, settings)
    expect(exitCode).toBe(0)
    const lines = stdout.split('\n')
    for (const { code, rules } of allCodes) {
      const [line, ...others] = lines.filter((one) => one.startsWith(`${code} `))
      expect(others).toEqual([])
      expect(line).toMatch(new RegExp(` ${rules.join(', ')}$`))
    }
    // A short meaning is on the same line as its code.
    expect(flat(stdout)).toContain(
      flat('legacy_field A measurement under a name that is no longer accepted. M8'),
    )
  })

  it('prints JSON on a terminal on request', async () => {
    const { stdout } = await runWith(['codes', '--format', 'json'], TERMINAL)
    expect(JSON.parse(stdout)).toEqual(allCodes)
  })

  it.each([20, 80, 100, 300])('fits a terminal of %d columns if the table allows it', async (columns) => {
    const { stdout } = await runWith(['codes'], { ...TERMINAL, columns })
    const widest = Math.max(...stdout.split('\n').map(({ length }) => length))
    // Codes and rules are never wrapped, and a meaning keeps a few words per line.
    expect(widest).toBeLessThanOrEqual(Math.max(Math.min(columns, 100), 72))
  })

  it('colours only on a terminal', async () => {
    expect((await runWith(['codes'], { columns: 100 })).stdout).toContain('\u001b[')
    expect((await runWith(['codes', '--format', 'table'])).stdout).not.toContain('\u001b[')
  })

  it('refuses a file as an argument', async () => {
    const stderr = await refusalOf(['codes', 'request.json'])
    expect(stderr).not.toBe('')
  })
})

describe('quotewright with a misspelt command or option', () => {
  it.each([
    [['prize', 'quote.json'], 'price'],
    [['flashings'], 'flashing'],
    [['code'], 'codes'],
    [['price', '--acount', 'account.json'], '--account'],
    [['price', '--catalog', 'catalogue.json'], '--catalogue'],
    [['price', '--kinds', 'order'], '--kind'],
    [['flashing', '--svgg', 'apron.svg'], '--svg'],
    [['codes', '--formt', 'json'], '--format'],
    [['--versoin'], '--version'],
  ])('suggests a command or option: %j', async (args, meant) => {
    const stderr = await refusalOf(args)
    const [message = '', offered = ''] = stderr.split('\n')
    expect(message).toContain(args.find((word) => word.startsWith('-')) ?? args[0])
    expect(offered).toContain(meant)
  })

  it.each([
    [['price', '--format', 'tabel'], 'table'],
    [['price', '--format', 'JSON'], 'json'],
    [['codes', '--format', 'jsn'], 'json'],
    [['flashing', '--format', 'tables'], 'table'],
    [['price', '--kind', 'qoute'], 'quote'],
    [['price', '--kind', 'orders'], 'order'],
    [['price', '--kind=odrer'], 'order'],
  ])('suggests a choice: %j', async (args, meant) => {
    const stderr = await refusalOf(args)
    const [message, offered = '', ...others] = stderr.trimEnd().split('\n')
    expect(message).toMatch(
      meant === 'table' || meant === 'json' ? /table.*json|json.*table/ : /quote.*order/,
    )
    expect(others).toEqual([])
    expect(offered.match(/json|table|quote|order/g)).toEqual([meant])
  })

  it.each([
    [['price', '--format', 'xml']],
    [['price', '--kind', 'invoice']],
    [['price', '--kind', '']],
    [['price', '--format', 'x'.repeat(100_000)]],
  ])('prints only the choices if no choice is similar', async (args) => {
    const { exitCode, stderr } = await runWith(args)
    expect(exitCode).toBe(2)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('suggests nothing if no command is similar', async () => {
    const { exitCode, stderr } = await runWith(['summarise'])
    expect(exitCode).toBe(2)
    for (const command of ['price', 'flashing', 'codes']) expect(stderr).not.toContain(command)
  })
})
