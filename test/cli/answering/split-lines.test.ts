import { describe, expect, it } from 'vitest'
import { readAnswer } from '../requests.js'
import { runWith } from '../run-with.js'

/** Returns a request whose answer contains the given string. */
const line = (text: string): string => JSON.stringify({ requestId: text })

/** Answers each line of a file that arrives in chunks. Returns undefined for a line that is not JSON. */
async function answersTo(...chunks: readonly (Buffer | string)[]): Promise<readonly (string | undefined)[]> {
  const { stdout } = await runWith(['price', '--ndjson'], {
    input: chunks.filter(({ length }) => length > 0),
  })
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((answer) => readAnswer(answer).requestId)
}

describe('the lines of a file', () => {
  it.each<[string, readonly (Buffer | string)[], readonly (string | undefined)[]]>([
    ['an empty file', [''], []],
    ['a last line without a line end', [`${line('one')}\n${line('two')}`], ['one', 'two']],
    ['blank lines', [`\n\n${line('one')}\n \t\r\n`], ['one']],
    ['a line in two chunks', [line('one').slice(0, 8), `${line('one').slice(8)}\n`], ['one']],
    ['a Windows line end in two chunks', [`${line('one')}\r`, `\n${line('two')}\r`], ['one', 'two']],
    ['separators that do not end a line', [line('a\u2028b\u2029c\u0085d')], ['a\u2028b\u2029c\u0085d']],
    ['a lone carriage return', [`${line('one')}\r${line('two')}\n`], [undefined]],
  ])('are answered one by one: %s', async (_, chunks, answers) => {
    expect(await answersTo(...chunks)).toEqual(answers)
  })

  it('may begin with a byte order mark, even in pieces, but only on the first line', async () => {
    const mark = Buffer.from('\ufeff')
    const chunks = [mark.subarray(0, 1), mark.subarray(1), `${line('one')}\n\ufeff${line('two')}\n`]
    expect(await answersTo(...chunks)).toEqual(['one', undefined])
  })

  it('are read up to a limit, and the next line is still answered', async () => {
    const block = Buffer.alloc(16 * 1024 * 1024, ' ')
    const [longest, next] = [line('longest'), line('next')]
    // The line fills 64 mebibytes, or one byte more.
    const fill = block.subarray(longest.length)
    expect(await answersTo(longest, fill, block, block, block, `\n${next}\n`)).toEqual(['longest', 'next'])
    expect(await answersTo(longest, fill, block, block, block, ` \n${next}\n`)).toEqual([undefined, 'next'])
  })
})
