import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../scripts/generate/rule-sentences.js'
import { notAppliedReasons } from '../../src/entries/explain.js'
import { rules as ENGLISH_RULES } from '../../src/languages/en/rules.generated.js'
import { rules as GERMAN_RULES } from '../../src/languages/de/rules.js'
import { nameIn, wordsOf } from '../../src/explain/render/words.js'

describe('the sentences of the rules', () => {
  test('exist in both languages for rules that make figures, and for no others', () => {
    const numbers = Object.keys(ENGLISH_RULES)
    expect(Object.keys(GERMAN_RULES)).toEqual(numbers)
    expect(numbers).toEqual(expect.arrayContaining(['L3', 'F7', 'K4', 'T3']))
    expect(numbers).not.toContain('V3')
    const reasons = Object.values(notAppliedReasons).map(({ rule }) => rule)
    expect(numbers).toEqual(expect.arrayContaining(reasons))
  })

  test('are complete sentences without Markdown', () => {
    for (const { heading, sentence } of [...Object.values(ENGLISH_RULES), ...Object.values(GERMAN_RULES)]) {
      expect(heading).toMatch(/^[A-ZÄÖÜ][^.]*[^.: ]$/)
      expect(sentence).toMatch(/^\S.*\.$/)
      expect(`${heading} ${sentence}`).not.toMatch(/`|\]\(|ˢ| {2}/)
    }
  })

  test('are reviewed in German against the current English sentences', () => {
    const source = readFileSync(new URL('../../src/languages/de/rules.ts', import.meta.url), 'utf8')
    const read = [...source.matchAll(/^ {2}(\w+): \{\n {4}\/\/ English: (\w+)$/gm)].map(
      ([, rule, hash]) => [rule, hash] as const,
    )
    const english = Object.entries(ENGLISH_RULES).map(([rule, { heading, sentence }]) => {
      const hash = createHash('sha256').update(`${heading}\n${sentence}`).digest('hex').slice(0, 8)
      return [rule, hash] as const
    })
    expect(read).toEqual(english)
  })

  test('include the second sentence of the page if both are short', () => {
    const [[, rule] = []] = rulesOf(
      '### X1. A rule\n\nIt is `so`.ˢ And [so](a.md) (see [b](b.md)). And more.\n',
    )
    expect(rule).toEqual({ heading: 'A rule', sentence: 'It is so. And so.' })
    const long = `${'long '.repeat(50)}end.`
    const [[, other] = []] = rulesOf(`### X1. A rule\n\nIt is so. ${long}\n`)
    expect(other?.sentence).toBe('It is so.')
  })

  test('cannot be read from a rule without a sentence', () => {
    expect(() => rulesOf('### X1. A rule\n\n| a | table |\n')).toThrow('X1')
  })
})

describe('the German words of explanations', () => {
  const german = wordsOf('de')
  test('include joined names, but no name for `toString`', () => {
    expect(nameIn(german, 'unit price as sent')).toBe('Einzelpreis wie gesendet')
    expect(nameIn(german, 'toString')).toBe('toString')
    expect(Object.values(german.names)).not.toContain('')
  })
})
