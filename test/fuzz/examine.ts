import type { CountingEngine } from './counting-engine.js'
import type { FuzzInput } from './fuzz-input.js'
import { isJsonSafe, leavesPrototypes, readsSettings, repeats, validates } from './properties/answers.js'
import { isBounded } from './properties/bounds.js'
import { ignoresUnknown, ignoresOrder, ignoresSharing } from './properties/changes.js'
import { catalogueOnlyAdds, linesAlone, orderIsQuote, readsBack } from './properties/documents.js'
import { drawsFlashings, measuresFlashings } from './properties/flashings.js'
import { linesByThemselves, reprices } from './properties/lines.js'
import { reportsProblems } from './properties/problems.js'
import type { Property } from './properties/property.js'
import { calculates } from './properties/rules.js'
import { tried, type Trial } from './trial.js'

export const PROPERTIES: readonly Property[] = [
  reportsProblems,
  isJsonSafe,
  repeats,
  validates,
  orderIsQuote,
  readsBack,
  ignoresUnknown,
  readsSettings,
  isBounded,
  catalogueOnlyAdds,
  ignoresOrder,
  ignoresSharing,
  linesByThemselves,
  linesAlone,
  reprices,
  calculates,
  measuresFlashings,
  drawsFlashings,
  leavesPrototypes,
]

export interface Fault {
  readonly property: string
  readonly what: string
}

const NOTHING_THROWS = 'nothing throws, and no argument is changed'

/**
 * Freezes the arguments, so that changing them throws.
 *
 * @param execution selects the properties to check this time
 * @param onTried called with the trial before its properties are checked
 */
export function faultsOf(
  input: FuzzInput,
  counting: CountingEngine,
  execution?: number,
  onTried: (trial: Trial) => void = () => undefined,
): readonly Fault[] {
  let trial: Trial
  try {
    trial = tried(input, counting)
    onTried(trial)
  } catch (error) {
    return [thrown('pricing', error)]
  }
  return PROPERTIES.flatMap((property): readonly Fault[] => {
    const { name, every, fault } = property
    if (execution !== undefined && execution % every !== 0) return []
    try {
      const what = fault(trial)
      return what === undefined ? [] : [{ property: name, what }]
    } catch (error) {
      return [thrown(name, error)]
    }
  })
}

function thrown(where: string, error: unknown): Fault {
  const { message, stack = '' } = error as Error
  const [place = ''] = /quotewright-counting\/\S*/.exec(stack) ?? []
  return { property: NOTHING_THROWS, what: `${where}: ${message} (${place.replace(/:\d+\)?$/, '')})` }
}
