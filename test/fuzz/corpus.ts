import type { Random } from '../reference-model/generate/random.js'
import { sizeOf, type FuzzInput } from './fuzz-input.js'
import { oneOf } from './adversarial-values.js'

/** Each input had an effect that no earlier input had. */
export interface Corpus {
  readonly inputs: readonly FuzzInput[]
  readonly consider: (input: FuzzInput, isAccepted: boolean, counters: Uint32Array) => void
  readonly pick: (random: Random) => FuzzInput
  readonly blocksEntered: () => number
}

function frequencyOf(count: number): number {
  return count > 31 ? 16 : count > 7 ? 8 : count > 2 ? 4 : count
}

interface Kept {
  readonly input: FuzzInput
  readonly size: number
}

export function newCorpus(blocks: number): Corpus {
  const inputs: FuzzInput[] = []
  const accepted: Kept[] = []
  const refused: Kept[] = []
  const entered = new Uint8Array(blocks)
  return {
    inputs,
    consider: (input, isAccepted, counters) => {
      let isNew = false
      for (let block = 0; block < blocks; block++) {
        const frequency = frequencyOf(counters[block] ?? 0)
        const before = entered[block] ?? 0
        if ((before | frequency) === before) continue
        entered[block] = before | frequency
        isNew = true
      }
      if (!isNew) return
      inputs.push(input)
      const kept = isAccepted ? accepted : refused
      kept.push({ input, size: sizeOf(input) })
    },
    // Changes to accepted inputs reach more code. Large inputs take longer.
    pick: (random) => {
      const isAccepted = refused.length === 0 || (accepted.length > 0 && random.chance(60))
      const kept = isAccepted ? accepted : refused
      const [one, other] = [oneOf(random, kept), oneOf(random, kept)]
      return one.size < other.size || random.chance(25) ? one.input : other.input
    },
    blocksEntered: () => entered.reduce((count, frequencies) => count + Number(frequencies > 0), 0),
  }
}
