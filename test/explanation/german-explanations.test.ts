import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../scripts/generate/rule-sentences.js'
import {
  explainFlashing,
  explainOrder,
  explainQuote,
  notAppliedReasons,
  type Explanation,
} from '../../src/explain.js'
import type { FlashingLineInput, ReadonlyInput } from '../../src/index.js'
import { ENGLISH_RULES } from '../../src/explanation/render/english-rules.generated.js'
import { GERMAN_NAMES } from '../../src/explanation/render/german-names.js'
import { GERMAN_RULES } from '../../src/explanation/render/german-rules.js'
import { nameIn, ruleIn, wordsOf } from '../../src/explanation/render/words.js'
import { caseOf } from '../oracle/generate.js'
import { isMeasurable } from '../oracle/opinions.js'

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8')
const headings = [...page.matchAll(/^### ([A-Z]\d+)\. (.+)$/gm)]

describe('the rules as sentences', () => {
  test('are all rules of the page, in both languages', () => {
    const numbers = headings.map(([, number]) => number)
    expect(numbers.length).toBeGreaterThan(70)
    expect(Object.keys(ENGLISH_RULES)).toEqual(numbers)
    expect(Object.keys(GERMAN_RULES)).toEqual(numbers)
  })

  test('are whole sentences without marks of the page', () => {
    for (const { heading, sentence } of [...Object.values(ENGLISH_RULES), ...Object.values(GERMAN_RULES)]) {
      expect(heading).toMatch(/^[A-ZÄÖÜ][^.]*[^.: ]$/)
      expect(sentence).toMatch(/^\S.*\.$/)
      expect(`${heading} ${sentence}`).not.toMatch(/`|\]\(|decision| {2}/)
    }
  })

  test('each German sentence was read against the English one as it is now', () => {
    const source = readFileSync(
      new URL('../../src/explanation/render/german-rules.ts', import.meta.url),
      'utf8',
    )
    const read = [...source.matchAll(/^ {2}(\w+): \{\n {4}\/\/ English: (\w+)$/gm)].map(
      ([, rule, hash]) => [rule, hash] as const,
    )
    const english = Object.entries(ENGLISH_RULES).map(([rule, { heading, sentence }]) => {
      const hash = createHash('sha256').update(`${heading}\n${sentence}`).digest('hex').slice(0, 8)
      return [rule, hash] as const
    })
    expect(read).toEqual(english)
  })

  test('the second sentence is there where both are short', () => {
    const [[, rule] = []] = rulesOf('### X1. A rule\n\nIt is `so` (decision). And [so](a.md). And more.\n')
    expect(rule).toEqual({ heading: 'A rule', sentence: 'It is so. And so.' })
    const long = `${'long '.repeat(50)}end.`
    const [[, other] = []] = rulesOf(`### X1. A rule\n\nIt is so. ${long}\n`)
    expect(other?.sentence).toBe('It is so.')
  })

  test('a rule without a sentence is refused', () => {
    expect(() => rulesOf('### X1. A rule\n\n| a | table |\n')).toThrow('X1')
  })
})

describe('German names of figures', () => {
  const german = wordsOf('de')
  const english = wordsOf('en')
  test('every figure of many documents has one, and its own in English, and every rule is known', () => {
    const names = new Set<string>()
    const rules = new Set<string>()
    const collect = ({ nodes }: Explanation): void => {
      for (const { name, rule, operation } of Object.values(nodes)) {
        rules.add(rule)
        // Constants are shown as numbers.
        if (operation !== 'constant') names.add(name)
      }
    }
    for (let index = 0; index < 300; index++) {
      const { kind, request, settings } = caseOf(20261122, index)
      const explanation = (kind === 'quote' ? explainQuote : explainOrder)(request, settings)
      if (explanation.ok) collect(explanation.value)
      for (const { flashing } of request.lines) {
        if (flashing === undefined || flashing === null || !isMeasurable(flashing)) continue
        const measured = explainFlashing(flashing as ReadonlyInput<FlashingLineInput>, settings)
        if (measured.ok) collect(measured.value)
      }
    }
    expect(names.size).toBeGreaterThan(50)
    expect(
      [...names].filter(
        (name) => !/^[A-ZÄÖÜ]|wie gesendet|^\p{Ll}\S+ \p{Lu}|Nachlässen/u.test(nameIn(german, name)),
      ),
    ).toEqual([])
    expect([...names].filter((name) => nameIn(german, name) === name)).toEqual([])
    expect([...rules].filter((rule) => ruleIn(german, rule) === undefined)).toEqual([])
    expect([...names].filter((name) => nameIn(english, name) !== name)).toEqual([])
  })

  test('names that are joined, and those that are none', () => {
    expect(nameIn(german, 'unit price as sent')).toBe('Stückpreis wie gesendet')
    expect(nameIn(german, 'toString')).toBe('toString')
    expect(Object.values(GERMAN_NAMES)).not.toContain('')
  })

  test('reasons have sentences in both', () => {
    for (const { en, de } of Object.values(notAppliedReasons)) expect(en).not.toBe(de)
  })
})
