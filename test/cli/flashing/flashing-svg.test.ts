import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderFlashingSvg } from '../../../src/entries/index.js'
import { barge, readFlashingAnswer, sideOf } from '../flashing-lines.js'
import { problemsIn } from '../requests.js'
import { runWith } from '../run-with.js'

/** F9: drawings without a `side` get these sides. */
const drawing = { ...barge.drawing, side: 'DRAWING_SIDE_FAR' } as const
const near = { side: 'DRAWING_SIDE_NEAR' }

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

async function draw(line: unknown, file: string, ...options: readonly string[]) {
  const args = ['flashing', '--svg', join(folder, file), ...options]
  return runWith(args, { input: JSON.stringify(line) })
}

function picture(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

describe('quotewright flashing --svg', () => {
  it('writes the picture of the drawing, and prints the same as without --svg', async () => {
    const drawn = await draw(barge, 'barge.svg')
    expect(drawn).toEqual(await runWith(['flashing'], { input: JSON.stringify(barge) }))
    expect(readdirSync(folder)).toEqual(['barge.svg'])
    expect(picture('barge.svg')).toBe(renderFlashingSvg(barge))
  })

  it.each(['--svg', '--cuts-svg'])('does not overwrite the account with %s', async (option) => {
    const file = join(folder, 'account.json')
    writeFileSync(file, '{"currency":"AUD"}')
    const args = ['flashing', '--account', file, '--stock', '6000', option, file]
    expect((await runWith(args, { input: JSON.stringify(barge) })).exitCode).toBe(2)
    expect(readFileSync(file, 'utf8')).toBe('{"currency":"AUD"}')
  })

  it('writes no cutting plan if there is nothing to draw', async () => {
    const line = { ...barge, drawing: sideOf(60, { isDeleted: true }) }
    const cuts = ['--stock', '6000', '--cuts-svg', join(folder, 'cuts.svg')]
    expect((await draw(line, 'a.svg', ...cuts)).exitCode).toBe(2)
    expect(readdirSync(folder)).toEqual([])
  })

  it('leaves out deleted sides (F4)', async () => {
    const otherSides = [sideOf(70, { isDeleted: true }), sideOf(80)]
    await draw({ drawing: sideOf(60, { isDeleted: true }), otherSides }, 'side.svg')
    expect(readdirSync(folder)).toEqual(['side.svg'])
    expect(picture('side.svg')).toContain('>80<')
  })

  it('writes no picture for a line with problems, or without a drawing (F9)', async () => {
    const { exitCode, stdout } = await draw({ subitems: barge.subitems }, 'none.svg')
    expect(exitCode).toBe(1)
    expect(problemsIn(readFlashingAnswer(stdout))).toEqual([['drawing_required', 'drawing']])
    expect((await draw({ ...barge, bends: 'many' }, 'none.svg')).exitCode).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['into a missing folder', barge, join('no-such-folder', 'a.svg'), []],
    ['over a folder', barge, 'folder', []],
    ['for NDJSON', barge, 'a.svg', ['--ndjson']],
    ['for a line whose only side is deleted', { drawing: sideOf(60, { isDeleted: true }) }, 'a.svg', []],
  ])('refuses to draw %s, with one sentence and exit code 2', async (_name, line, file, options) => {
    mkdirSync(join(folder, 'folder'))
    const { exitCode, stdout, stderr } = await draw(line, file, ...options)
    expect(exitCode).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^quotewright: .*\.\n$/)
    expect(readdirSync(folder)).toEqual(['folder'])
  })
})

describe('quotewright flashing --svg -', () => {
  const args = ['flashing', '--svg', '-']

  it('writes only the picture to standard output', async () => {
    const { exitCode, stdout, stderr } = await runWith(args, { input: JSON.stringify(barge) })
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toBe(renderFlashingSvg(barge))
    const onTerminal = await runWith(args, { input: JSON.stringify(barge), columns: 80 })
    expect(onTerminal.stdout).toBe(stdout)
  })

  it('writes advice to standard error, except with --quiet', async () => {
    const input = JSON.stringify({ ...barge, bends: '4' })
    const { exitCode, stdout, stderr } = await runWith(args, { input })
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^<svg/)
    expect(stderr).toMatch(/^quotewright: warning declared_bends_differ at bends: .+\n$/)
    expect((await runWith([...args, '--quiet'], { input })).stderr).toBe('')
  })

  it.each(['json', 'table'])(
    'writes problems to standard error and exits with code 1: %s',
    async (format) => {
      for (const input of ['{"drawing":{},"bends":"many"}', '{oops']) {
        const { exitCode, stdout, stderr } = await runWith([...args, '--format', format], { input })
        expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
        expect(stderr).toMatch(/invalid_(decimal|type)/)
      }
    },
  )

  it('draws all sides on one sheet', async () => {
    const line = { ...barge, otherSides: [sideOf(70), sideOf(80, { isDeleted: true })] }
    const { exitCode, stdout } = await runWith(args, { input: JSON.stringify(line) })
    expect(exitCode).toBe(0)
    expect(stdout).toBe(renderFlashingSvg({ ...barge, drawing, otherSides: [sideOf(70, near)] })) // F9
  })
})

describe('quotewright flashing --title --theme --locale', () => {
  it.each([
    [['--title', 'Apron, north'], { title: 'Apron, north' }],
    [['--title', ''], { title: '' }],
    [['--theme', 'dark'], { theme: 'dark' }],
    [['--locale', 'de'], { locale: 'de' }],
    [['--theme', 'light', '--title', '<A & B>'], { theme: 'light', title: '<A & B>' }],
  ] as const)('set the options of the picture: %s', async (options, look) => {
    const { exitCode } = await draw(barge, 'barge.svg', ...options)
    expect(exitCode).toBe(0)
    expect(picture('barge.svg')).toBe(renderFlashingSvg(barge, look))
  })
})
