import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const filesIn = (folder: string, end: string): readonly string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8'))

const rules = [...readFileSync(`${root}docs/service-rules.md`, 'utf8').matchAll(/^### ([A-Z]\d+)\./gm)].map(
  ([, rule = '']) => rule,
)

/** The rules that only a host can follow, with the reason. */
const HOST_RULES: Readonly<Record<string, string>> = {
  S9: 'A function sees one write. The transactions of the host decide which of two comes last.',
  H20: 'The library plans the attempts. How often an event arrives, and when, is decided by the network.',
}

const isHostRule = (rule: string): boolean => Object.hasOwn(HOST_RULES, rule)

describe('docs/service-rules.md', () => {
  test('has unique rules, with other numbers than the rules of pricing', () => {
    expect(rules.length).toBeGreaterThan(130)
    expect(new Set(rules).size).toBe(rules.length)
    const ofPricing = readFileSync(`${root}docs/rules.md`, 'utf8').matchAll(/^### ([A-Z]\d+)\./gm)
    expect([...ofPricing].map(([, rule = '']) => rule).filter((rule) => rules.includes(rule))).toEqual([])
  })

  const code = [...filesIn('src/service', '.ts'), ...filesIn('src/definitions', '.ts')].join('\n')
  const ofTests = filesIn('test/service', '.ts').join('\n')
  const ofCases = filesIn('test/vectors/service/cases', '.json').join('\n')

  test('contains only rules that have a test title or a published case', () => {
    const titles =
      ofTests.match(/(?:test|describe)(?:\.\w+)?\([\s\S]*?['`"][^'`"\n]*['`"]/g)?.join('\n') ?? ''
    const each = ofTests.match(/\]\)\(\s*['`"][^'`"\n]*['`"]/g)?.join('\n') ?? ''
    const cited = new Set(`${titles}\n${each}\n${ofCases}`.match(/\b[A-Z]\d{1,2}\b/g))
    expect(rules.filter((rule) => !isHostRule(rule) && !cited.has(rule))).toEqual([])
  })

  test('contains only rules that the code cites by number', () => {
    const cited = new Set(code.match(/\b[A-Z]\d{1,2}\b/g))
    expect(rules.filter((rule) => !isHostRule(rule) && !cited.has(rule))).toEqual([])
  })

  test('leaves to hosts only rules that exist and that the code does not cite', () => {
    const cited = new Set(code.match(/\b[A-Z]\d{1,2}\b/g))
    expect(Object.keys(HOST_RULES).filter((rule) => cited.has(rule) || !rules.includes(rule))).toEqual([])
  })

  test('contains each rule that the code cites', () => {
    const cited = new Set(code.match(/(?<![\w#.])[IWSCXPYGURHJEBZO]\d{1,2}(?!\w)/g))
    expect([...cited].filter((rule) => !rules.includes(rule))).toEqual([])
  })
})
