import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCommand } from './build-command.js'
import { barge } from './flashing-lines.js'
import { quoteNamed, readAnswer, type AnswerJson } from './requests.js'
import { refusalOf, runWith, defaultRanges } from './run-with.js'
import { temporaryFolder } from './temporary-folder.js'

const folder = temporaryFolder()

interface MarkedJson extends AnswerJson {
  readonly line?: number
  readonly id?: unknown
}

/** Returns the line, the id and the reference or error codes of each answer. */
function marksIn(stdout: string): readonly (readonly unknown[])[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((text) => readAnswer(text) as MarkedJson)
    .map(({ line, id, quote, errors }) => [line, id, quote?.reference ?? errors?.map(({ code }) => code)])
}

const uuid = '0b9c8a7d-6e5f-4d3c-8b2a-19f8e7d6c5b4'
const requests = [
  { ...quoteNamed('A'), id: 'quote of Monday' },
  { ...quoteNamed('B'), id: 17, requestId: uuid },
  { ...quoteNamed('C'), requestId: uuid },
  quoteNamed('D'),
  { ...quoteNamed('E'), id: { of: 'some other kind' } },
  { id: 'refused', lines: [] },
].map((request) => JSON.stringify(request))

describe('quotewright --with-ids', () => {
  it('adds the line number, including blank lines, and the id of the request', async () => {
    const input = ['', ...requests.slice(0, 3), '  ', ...requests.slice(3), '{oops', 'null', ''].join('\r\n')
    const { exitCode, stdout } = await runWith(['price', '--ndjson', '--with-ids'], { input })
    expect(exitCode).toBe(1)
    expect(marksIn(stdout)).toEqual([
      [2, 'quote of Monday', 'A'],
      [3, 17, 'B'],
      [4, uuid, 'C'],
      [6, undefined, 'D'],
      [7, undefined, 'E'],
      [8, 'refused', ['required']],
      [9, undefined, ['invalid_type']],
      [10, undefined, ['invalid_type']],
    ])
  })

  it('changes nothing else in the answers', async () => {
    const input = requests.join('\n')
    const plain = (await runWith(['price', '--ndjson'], { input })).stdout.split('\n')
    const marked = (await runWith(['price', '--ndjson', '--with-ids'], { input })).stdout.split('\n')
    for (const [index, text] of marked.entries()) {
      expect(text.replace(/^\{"line":\d+,(?:"id":(?:"[^"]*"|\d+),)?/, '{')).toBe(plain[index])
    }
  })

  it('adds the line number and the id to flashings', async () => {
    const input = `\n${JSON.stringify({ ...barge, id: 'barge' })}\n`
    const { stdout } = await runWith(['flashing', '--ndjson', '--with-ids'], { input })
    expect(JSON.parse(stdout)).toMatchObject({ line: 2, id: 'barge', flashing: { totalGirth: '160' } })
  })

  it.each([[['price', '--with-ids']], [['flashing', '--with-ids']]])(
    'is refused without --ndjson: %s',
    async (args) => {
      const stderr = await refusalOf(args, { input: '{}' })
      expect(stderr).toMatch(/^quotewright: .*--ndjson.*\.\n$/)
    },
  )

  describe('used together with --workers', () => {
    let built = ''

    beforeAll(async () => {
      built = await buildCommand()
    })

    afterAll(() => {
      rmSync(built, { recursive: true })
    })

    it.each([7, 61, 300, 1000])(
      'counts lines as one thread does, in ranges of %d bytes',
      async (rangeBytes) => {
        const file = folder.write('requests.ndjson', `\n${requests.join('\n\n')}\n{oops\r\n`.repeat(8))
        const args = ['price', '--ndjson', '--with-ids', file]
        const alone = await runWith(args)
        expect(marksIn(alone.stdout).at(-1)).toEqual([8 * 13, undefined, ['invalid_type']])
        const entry = pathToFileURL(join(built, 'cli-worker.js'))
        const sharing = { ...defaultRanges, entry, rangeBytes }
        expect(await runWith([...args, '--workers', '3'], { sharing })).toEqual(alone)
      },
    )
  })
})
