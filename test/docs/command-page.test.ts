import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runWith } from '../cli/run-with.js'

const home = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(`${home}docs/command.md`, 'utf8')

interface Example {
  readonly input: string
  readonly args: readonly string[]
  /** Tells whether standard output goes to a file, so that the page shows standard error only. */
  readonly isRedirected: boolean
  readonly output: readonly string[]
}

/** The `console` blocks of the page: a command after a dollar sign, with its output below. */
const examples = [...page.matchAll(/^```console\n\$ (.*)\n([\s\S]*?)^```/gm)].map(
  ([, command = '', output = '']): Example => {
    const [, input = '', args = '', file] =
      /^(?:echo '(.*)' \| )?quotewright (.*?)( > \S+)?$/.exec(command) ?? []
    const lines = output.split('\n').slice(0, -1)
    return { input: `${input}\n`, args: args.split(' '), isRedirected: file !== undefined, output: lines }
  },
)

/**
 * Compares a printed line with the page. `…` at the end of a line stands for its rest and all later lines.
 */
function expectLine(printed: string | undefined, shown: string): void {
  if (shown.endsWith('…')) expect(printed?.slice(0, shown.length - 1)).toBe(shown.slice(0, -1))
  else expect(printed).toBe(shown)
}

describe('docs/command.md', () => {
  test.each([
    ['price'],
    ['print'],
    ['explain'],
    ['flashing'],
    ['diagnose'],
    ['solve'],
    ['golden record'],
    ['golden verify'],
    ['golden diff'],
    ['golden report'],
    ['golden accept'],
    ['worker'],
    ['codes'],
    [''],
  ])('names each option of the help: %s', async (command) => {
    const { stdout } = await runWith([...command.split(' ').filter(Boolean), '--help'])
    const options = [...stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+(?: <\w+>)?)/gm)].map(
      ([, option = '']) => option,
    )
    expect(options).toContain('--help')
    expect(
      options.filter((option) => !page.includes(`\`${option}\``) && !page.includes(`${option}\``)),
    ).toEqual([])
  })

  test('names no unknown option', async () => {
    const helps = await Promise.all(
      [
        'price',
        'print',
        'explain',
        'flashing',
        'diagnose',
        'solve',
        'golden record',
        'golden verify',
        'golden report',
        'golden accept',
        'worker',
        'codes',
        '',
      ].map((command) => runWith([...command.split(' ').filter(Boolean), '--help'])),
    )
    const known = helps.flatMap(({ stdout }) => stdout.match(/--[\w-]+/g) ?? [])
    const rows = [...page.matchAll(/^- `(--[\w-]+)/gm)].map(([, option = '']) => option)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter((option) => !known.includes(option))).toEqual([])
  })

  test('has at least three examples', () => {
    expect(examples.length).toBeGreaterThan(2)
  })

  test.each(examples)(
    'shows the output of its example: $args',
    async ({ input, args, isRedirected, output }) => {
      const { stdout, stderr } = await runWith(args, { input, hasNotes: true })
      const printed = `${isRedirected ? '' : stdout}${stderr}`.split('\n')
      for (const [index, line] of output.entries()) expectLine(printed[index], line)
      if (output.at(-1)?.endsWith('…') !== true) expect(printed).toEqual([...output, ''])
    },
  )
})
