import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wholeFile } from '../../src/cli/whole-file.js'
import { chromiumPath } from '../browser/browser.js'
import { buildCommand } from './build-command.js'
import { runWith } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

const REQUEST = '{"customerId":"cust_1","lines":[{"notes":{"text":"Scaffolding by others."}}]}'

/** Commands that write a file, each without the name of the file. */
const WRITING = [
  { title: 'golden record', input: REQUEST, args: ['golden', 'record', '--out'] },
  { title: 'flashing', input: '', args: ['flashing', 'docs/samples/flashings/apron.json', '--svg'] },
  {
    title: 'flashing with stock',
    input: '',
    args: ['flashing', 'docs/samples/flashings/apron.json', '--stock', '8000', '--cuts-svg'],
  },
  { title: 'print', input: REQUEST, args: ['print', '--out'] },
  { title: 'a golden report', input: '', args: ['golden', 'report', 'REQUESTS', 'GOLDEN', '--html'] },
]

const EARLIER = 'the earlier file'

let built = ''
beforeAll(async () => {
  built = await buildCommand()
})
afterAll(() => {
  rmSync(built, { recursive: true })
})

/** Runs the command where no file can grow. */
function onFullDisk(args: readonly string[], input = ''): readonly [status: number | null, stderr: string] {
  const command = [process.execPath, join(built, 'cli.js'), ...args]
  const limited = ['-c', 'ulimit -f 0; exec "$0" "$@"', ...command]
  const { status, stderr } = spawnSync('bash', limited, { encoding: 'utf8', input })
  return [status, stderr]
}

/** Ends the command by a signal that no program can handle, once it has written the contents beside `file`. */
async function killedBeforeTheEnd(args: readonly string[], file: string, input = ''): Promise<void> {
  const preloaded = ['--import', './test/cli/never-rename.js', join(built, 'cli.js')]
  const program = spawn(process.execPath, [...preloaded, ...args])
  program.stdin.end(input)
  const exit = once(program, 'exit')
  const part = `${file}.${String(program.pid)}.part`
  await vi.waitFor(
    () => {
      expect(statSync(part).size).toBeGreaterThan(0)
    },
    { timeout: 60_000 },
  )
  program.kill('SIGKILL')
  expect(await exit).toEqual([null, 'SIGKILL'])
  rmSync(part)
  rmSync(`${file}.lock`, { force: true })
}

describe.each(WRITING)('the file of $title', ({ args, input }) => {
  const folder = temporaryFolder()
  const argsNow = (): readonly string[] =>
    args.map((arg) => (/^[A-Z]+$/.test(arg) ? join(folder.path, arg) : arg))
  const incomplete = (): readonly string[] =>
    readdirSync(folder.path).filter((name) => name.endsWith('.part'))

  beforeAll(async () => {
    const requests = folder.write('REQUESTS', REQUEST)
    await runWith(['golden', 'record', requests, '--out', join(folder.path, 'GOLDEN')])
  })

  test('is the target of a link, and keeps its permissions', async () => {
    const file = folder.write('named.html', EARLIER)
    chmodSync(file, 0o640)
    const link = join(folder.path, 'link.html')
    symlinkSync(file, link)
    expect((await runWith([...argsNow(), link], { input })).exitCode).toBe(0)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(file, 'utf8')).not.toBe(EARLIER)
    expect(statSync(file).mode & 0o777).toBe(0o640)
  })

  test('is created at the target of a link that leads to no file', async () => {
    const [file, link] = [join(folder.path, 'sub/new.html'), join(folder.path, 'early.html')]
    mkdirSync(join(folder.path, 'sub'))
    symlinkSync('sub/new.html', link)
    expect((await runWith([...argsNow(), link], { input })).exitCode).toBe(0)
    expect([lstatSync(link).isSymbolicLink(), lstatSync(file).isFile()]).toEqual([true, true])
  })

  test('is never written through a link at the name of the incomplete file', async () => {
    const other = folder.write('other.html', EARLIER)
    const file = join(folder.path, 'attacked.html')
    symlinkSync(other, `${file}.${String(process.pid)}.part`)
    expect((await runWith([...argsNow(), file], { input })).exitCode).toBe(0)
    expect(readFileSync(other, 'utf8')).toBe(EARLIER)
  })

  test('stays whole if the disk is full', () => {
    const file = folder.write('limited.html', EARLIER)
    expect(onFullDisk([...argsNow(), file], input)).toEqual([2, expect.stringMatching(/Cannot write /)])
    expect(readFileSync(file, 'utf8')).toBe(EARLIER)
    expect(incomplete()).toEqual([])
  })

  test.each(
    args[0] === 'print' && chromiumPath !== undefined ? ['killed.html', 'killed.pdf'] : ['killed.html'],
  )('stays whole if the command is killed: %s', async (name) => {
    const file = folder.write(name, EARLIER)
    await killedBeforeTheEnd([...argsNow(), file], file, input)
    expect(readFileSync(file, 'utf8')).toBe(EARLIER)
  })

  test('can be a device, which cannot be flushed', async () => {
    const place = args.includes('print') ? join(folder.path, 'device.html') : '/dev/null'
    if (place !== '/dev/null') symlinkSync('/dev/null', place)
    const { exitCode, stderr } = await runWith([...argsNow(), place], { input })
    expect([exitCode, stderr]).toEqual([0, ''])
  })

  test('cannot replace a folder', async () => {
    const place = join(folder.path, 'folder.html')
    mkdirSync(place)
    const { exitCode, stderr } = await runWith([...argsNow(), place], { input })
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/Cannot write/)])
    expect(incomplete()).toEqual([])
  })
})

describe('the file of accepted causes', () => {
  const folder = temporaryFolder()
  const earlier = ['a', 'b', 'c'].map((cause) => ({ cause, reason: 'known' }))
  const acceptance = (cause: string): readonly string[] => {
    const golden = join(folder.path, 'golden')
    return ['golden', 'accept', golden, '--cause', cause, '--reason', 'known']
  }
  const file = (): string => join(folder.path, 'golden.accepted.json')
  const acceptedNow = (): readonly unknown[] =>
    (JSON.parse(readFileSync(file(), 'utf8')) as { readonly accepted: readonly unknown[] }).accepted

  beforeAll(async () => {
    await runWith(['golden', 'record', '--out', join(folder.path, 'golden')], { input: REQUEST })
    for (const { cause } of earlier) await runWith(acceptance(cause))
  })

  test('stays whole if the disk is full', () => {
    expect(onFullDisk(acceptance('new'))).toEqual([2, expect.stringMatching(/Cannot write /)])
    expect(acceptedNow()).toEqual(earlier)
  })

  test('stays whole if the command is killed', async () => {
    await killedBeforeTheEnd(acceptance('new'), file())
    expect(acceptedNow()).toEqual(earlier)
  })

  test('is left alone while another command changes it', async () => {
    const lock = `${file()}.lock`
    writeFileSync(lock, '')
    const { exitCode, stderr } = await runWith(acceptance('new'))
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`delete ${lock}`)])
    expect(acceptedNow()).toEqual(earlier)
    rmSync(lock)
    expect((await runWith(acceptance('new'))).exitCode).toBe(0)
  })
})

describe('the file of template', () => {
  const folder = temporaryFolder()

  test('does not exist if the disk is full, so that the next run succeeds', async () => {
    const file = join(folder.path, 'template.csv')
    expect(onFullDisk(['template', '--out', file])).toEqual([2, expect.stringMatching(/Cannot write /)])
    expect(readdirSync(folder.path)).toEqual([])
    expect(await runWith(['template', '--out', file])).toMatchObject({ exitCode: 0, stderr: '' })
    expect(await runWith(['template', '--out', file])).toMatchObject({ exitCode: 2 })
    expect(readdirSync(folder.path)).toEqual(['template.csv'])
  })

  test('never replaces a file that another run made meanwhile', async () => {
    const place = join(folder.path, 'race.csv')
    const { writePath, finish, discard } = await wholeFile(place, true)
    writeFileSync(writePath, 'the later file')
    writeFileSync(place, EARLIER)
    await expect(finish()).rejects.toMatchObject({ code: 'EEXIST' })
    await discard()
    expect(readFileSync(place, 'utf8')).toBe(EARLIER)
  })
})
