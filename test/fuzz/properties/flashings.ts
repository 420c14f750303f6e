import { faultOfForm } from '../../adversarial/answer-form.js'
import { textOf } from '../text-of.js'
import type { Trial } from '../trial.js'
import { isFields } from './documents.js'
import { linesOf } from './lines.js'
import { differing, type Property } from './property.js'

function flashingsOf(trial: Trial): readonly Readonly<Record<string, unknown>>[] {
  return linesOf(trial)
    .flatMap((line) => (isFields(line) && Object.hasOwn(line, 'flashing') ? [line['flashing']] : []))
    .filter(isFields)
    .slice(0, 2)
}

const CALCULATORS = [
  'measureFlashing',
  'adviseFlashing',
  'flashingGirth',
  'flashingBends',
  'flashingLength',
  'flashingChargedLength',
  'flashingPrice',
  'cutList',
] as const

const LIMITS = { templateThicknessMm: '0.55', minimumFoldMm: 5, maximumGirthMm: 900, maximumLengthMm: 8000 }
const STOCK = { stockLengthMm: 6000, kerfMm: '3' }

// V1, F8
export const measuresFlashings: Property = {
  name: 'flashings are measured, with the same result each time, or their problems are reported',
  every: 2,
  fault: (trial) => {
    const { engine, settings, isJson } = trial
    for (const flashing of flashingsOf(trial)) {
      for (const name of CALCULATORS) {
        const calculate = engine[name] as (...args: readonly unknown[]) => unknown
        const options = name === 'cutList' ? STOCK : name === 'adviseFlashing' ? LIMITS : undefined
        const answer = calculate(flashing, settings, options)
        const fault =
          faultOfForm(name, answer) ??
          differing('again', textOf(answer), textOf(calculate(flashing, settings, options))) ??
          (isJson
            ? differing('as JSON', textOf(answer), textOf(JSON.parse(JSON.stringify(answer))))
            : undefined)
        if (fault !== undefined) return `${name}: ${fault}`
      }
    }
    return undefined
  },
}

export const drawsFlashings: Property = {
  name: 'drawings give well-formed pictures, the same each time',
  every: 6,
  fault: (trial) => {
    const { renderFlashingSvg } = trial.engine
    for (const flashing of flashingsOf(trial)) {
      const drawing = (Object.hasOwn(flashing, 'drawing') ? flashing['drawing'] : undefined) as never
      const picture = renderFlashingSvg(drawing)
      const fault =
        faultOfForm('renderFlashingSvg', picture) ?? differing('again', picture, renderFlashingSvg(drawing))
      if (fault !== undefined) return fault
    }
    return undefined
  },
}
