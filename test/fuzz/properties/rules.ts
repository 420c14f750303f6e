import { faultOfForm } from '../../adversarial/answer-form.js'
import { textOf } from '../text-of.js'
import type { Trial } from '../trial.js'
import { isFields } from './documents.js'
import { linesOf, MAX_LINES } from './lines.js'
import { differing, type Property } from './property.js'

const PRICING_FUNCTIONS = [
  'sumMeasurements',
  'lineTotal',
  'unitPriceFromMarkup',
  'markupOnCost',
  'lineMargin',
] as const
const KIT_FUNCTIONS = ['rollUpKit'] as const

// V1
export const calculates: Property = {
  name: 'rules called alone answer, the same each time',
  every: 6,
  fault: (trial) => {
    for (const line of linesOf(trial).slice(0, MAX_LINES)) {
      for (const [kind, fields] of isFields(line) ? Object.entries(line) : []) {
        const pricing = isFields(fields) && Object.hasOwn(fields, 'pricing') ? fields['pricing'] : undefined
        const fault =
          kind === 'productKit'
            ? faultOfRules(trial, KIT_FUNCTIONS, fields)
            : faultOfRules(trial, PRICING_FUNCTIONS, pricing)
        if (fault !== undefined) return fault
      }
    }
    return undefined
  },
}

function faultOfRules(
  { engine, settings }: Trial,
  names: readonly ('rollUpKit' | (typeof PRICING_FUNCTIONS)[number])[],
  sent: unknown,
): string | undefined {
  for (const name of names) {
    const calculate = engine[name] as (sent: unknown, account: unknown) => unknown
    const answer = calculate(sent, settings)
    const fault =
      faultOfForm(name, answer) ?? differing('again', textOf(answer), textOf(calculate(sent, settings)))
    if (fault !== undefined) return `${name}: ${fault}`
  }
  return undefined
}
