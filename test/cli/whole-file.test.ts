import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wholeFile } from '../../src/cli/whole-file.js'
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
]

const EARLIER = 'the earlier file'

/** Runs the command where no file can grow. */
function onFullDisk(args: readonly string[], input = ''): readonly [status: number | null, stderr: string] {
  const command = ['--import', 'tsx', 'src/cli/main.ts', ...args]
  const limited = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, ...command]
  const { status, stderr } = spawnSync('bash', limited, { encoding: 'utf8', input })
  return [status, stderr]
}

describe.each(WRITING)('the file of $title', ({ args, input }) => {
  const folder = temporaryFolder()
  const incomplete = (): readonly string[] =>
    readdirSync(folder.path).filter((name) => name.endsWith('.part'))

  test('is the one that a link names, with the permissions it had', async () => {
    const file = folder.write('named.html', EARLIER)
    chmodSync(file, 0o640)
    const link = join(folder.path, 'link.html')
    symlinkSync(file, link)
    expect((await runWith([...args, link], { input })).exitCode).toBe(0)
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readFileSync(file, 'utf8')).not.toBe(EARLIER)
    expect(statSync(file).mode & 0o777).toBe(0o640)
  })

  test('is made where a link points, even if no such file exists', async () => {
    const [file, link] = [join(folder.path, 'sub/new.html'), join(folder.path, 'early.html')]
    mkdirSync(join(folder.path, 'sub'))
    symlinkSync('sub/new.html', link)
    expect((await runWith([...args, link], { input })).exitCode).toBe(0)
    expect([lstatSync(link).isSymbolicLink(), lstatSync(file).isFile()]).toEqual([true, true])
  })

  test('is never written through a link at the name of the incomplete file', async () => {
    const other = folder.write('other.html', EARLIER)
    const file = join(folder.path, 'attacked.html')
    symlinkSync(other, `${file}.${String(process.pid)}.part`)
    expect((await runWith([...args, file], { input })).exitCode).toBe(0)
    expect(readFileSync(other, 'utf8')).toBe(EARLIER)
  })

  test('stays whole if the disk takes no more', () => {
    const file = folder.write('limited.html', EARLIER)
    expect(onFullDisk([...args, file], input)).toEqual([2, expect.stringMatching(/Cannot write /)])
    expect(readFileSync(file, 'utf8')).toBe(EARLIER)
    expect(incomplete()).toEqual([])
  })

  test('can be a device, which cannot be flushed', async () => {
    const place = args.includes('print') ? join(folder.path, 'device.html') : '/dev/null'
    if (place !== '/dev/null') symlinkSync('/dev/null', place)
    const { exitCode, stderr } = await runWith([...args, place], { input })
    expect([exitCode, stderr]).toEqual([0, ''])
  })

  test('cannot replace a folder', async () => {
    const place = join(folder.path, 'folder.html')
    mkdirSync(place)
    const { exitCode, stderr } = await runWith([...args, place], { input })
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/Cannot write/)])
    expect(incomplete()).toEqual([])
  })
})

describe('the file of template', () => {
  const folder = temporaryFolder()

  test('is not there if the disk takes no more, so that the next run is not refused', async () => {
    const file = join(folder.path, 'template.csv')
    expect(onFullDisk(['template', '--out', file])).toEqual([2, expect.stringMatching(/Cannot write /)])
    expect(readdirSync(folder.path)).toEqual([])
    expect(await runWith(['template', '--out', file])).toMatchObject({ exitCode: 0, stderr: '' })
    expect(await runWith(['template', '--out', file])).toMatchObject({ exitCode: 2 })
    expect(readdirSync(folder.path)).toEqual(['template.csv'])
  })

  test('is never in place of a file that another run made meanwhile', async () => {
    const place = join(folder.path, 'race.csv')
    const { writePath, finish, discard } = await wholeFile(place, true)
    writeFileSync(writePath, 'the later file')
    writeFileSync(place, EARLIER)
    await expect(finish()).rejects.toMatchObject({ code: 'EEXIST' })
    await discard()
    expect(readFileSync(place, 'utf8')).toBe(EARLIER)
  })
})
