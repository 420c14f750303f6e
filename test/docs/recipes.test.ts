/**
 * Runs the recipes of docs/public/llms.txt, and programs for other tasks, written from that file alone. Each prints
 * the comment at its end.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPrograms, home, type BuiltPrograms } from './programs.js'

const programsIn = (folder: string): readonly string[] =>
  readdirSync(home + folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => folder + name)
const recipes = programsIn('docs/examples/recipes/')
const tasks = programsIn('test/docs/assistant-tasks/')

let programs: BuiltPrograms
beforeAll(async () => {
  programs = await builtPrograms(
    new Map([...recipes, ...tasks].map((program) => [program, readFileSync(home + program, 'utf8')])),
  )
})
afterAll(() => {
  programs.remove()
})

/** Returns the comment at the end of a program. */
function endingOf(program: string): string {
  const [ending = ''] = /(?:^\/\/ .*\n)+$(?![\s\S])/m.exec(readFileSync(home + program, 'utf8')) ?? []
  return ending.replaceAll(/^\/\/ /gm, '')
}

describe('the programs for tasks, written from llms.txt', () => {
  test('number fourteen, one per task', () => {
    expect(tasks.length).toBe(14)
  })

  test.each(tasks)('print the comment at the end: %s', (program) => {
    expect(programs.printedBy(program)).toBe(endingOf(program))
  })
})

describe('the recipes of llms.txt', () => {
  test.each(recipes)('print the comment at the end: %s', (program) => {
    expect(programs.printedBy(program)).toBe(endingOf(program))
  })

  test('fit the file for assistants, which has at most 2,800 words', () => {
    const text = readFileSync(`${home}docs/public/llms.txt`, 'utf8')
    expect(text.match(/\S+/g)?.length).toBeLessThanOrEqual(2800)
  })
})
