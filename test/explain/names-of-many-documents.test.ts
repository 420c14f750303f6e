/** Checks that every figure of many documents has a name in both languages. */
import { expect, test } from 'vitest'
import { explainFlashing, explainOrder, explainQuote, type Explanation } from '../../src/entries/explain.js'
import { nameIn, ruleIn, wordsOf } from '../../src/explain/render/words.js'
import type { FlashingLineInput } from '../../src/entries/index.js'
import type { ReadonlyInput } from '../../src/wire/object.js'
import { caseOf } from '../reference-model/generate.js'
import { isMeasurable } from '../reference-model/compared-answers.js'

test('each figure of many documents has a German and an English name, and a known rule', () => {
  const [german, english] = [wordsOf('de'), wordsOf('en')]
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
