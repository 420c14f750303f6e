import { shrunk } from './shrink.js'
import { Random } from '../reference-model/generate/random.js'
import { newCorpus } from './corpus.js'
import type { CountingEngine } from './counting-engine.js'
import { faultsOf, type Fault } from './examine.js'
import { sizeOf, type FuzzInput } from './fuzz-input.js'
import { mutated } from './mutate.js'
import { seedInputs } from './seeds.js'
import { vocabularyOf } from './vocabulary.js'

export interface FuzzRun {
  readonly seed: number
  readonly executions: number
  readonly kept: number
  readonly accepted: number
  readonly blocks: number
  readonly blocksEntered: number
  readonly failures: readonly FuzzFailure[]
}

export interface FuzzFailure extends Fault {
  readonly seed: number
  readonly execution: number
  /** Shrunk while it still shows the failure. */
  readonly input: FuzzInput
}

export interface FuzzOptions {
  readonly seed: number
  readonly executions: number
  /** Ends the run at this many failures. A property counts once. */
  readonly maximumFailures: number
  readonly isLookedFor?: (fault: Fault) => boolean
  /** Called with each input before it is tried, even while a failure is shrunk. */
  readonly onExecution?: (execution: number, input: FuzzInput) => void
}

/** Larger inputs take long and have the same effects. */
const MAX_VALUES = 1500

/** Tries the seeds first, then changed inputs from the corpus. */
export function runFuzzer(counting: CountingEngine, options: FuzzOptions): FuzzRun {
  const {
    seed,
    executions,
    maximumFailures,
    isLookedFor = () => true,
    onExecution = () => undefined,
  } = options
  const seeds = seedInputs()
  const vocabulary = vocabularyOf(seeds)
  const corpus = newCorpus(counting.counters.length)
  const failures: FuzzFailure[] = []
  let accepted = 0
  let execution = 0
  const smallest = (found: FuzzInput, { property }: Fault): FuzzInput =>
    shrunk(found, (smaller) => {
      onExecution(execution, smaller)
      try {
        return faultsOf(smaller, counting).some((fault) => fault.property === property)
      } catch {
        // The remaining notation may be invalid.
        return false
      }
    })
  for (; execution < executions && failures.length < maximumFailures; execution++) {
    const random = new Random(seed, execution)
    const pick = (): FuzzInput => corpus.pick(random)
    const made = seeds[execution] ?? mutated(pick(), { random, vocabulary, other: pick })
    const input = sizeOf(made) > MAX_VALUES ? pick() : made
    onExecution(execution, input)
    const outcome = { isAccepted: false }
    const faults = faultsOf(input, counting, execution, ({ quote }) => {
      outcome.isAccepted = quote.ok
    })
    accepted += Number(outcome.isAccepted)
    corpus.consider(input, outcome.isAccepted, counting.counters)
    for (const fault of faults) {
      if (!isLookedFor(fault) || failures.some(({ property }) => property === fault.property)) continue
      failures.push({ ...fault, seed, execution, input: smallest(input, fault) })
    }
  }
  return {
    seed,
    executions: execution,
    kept: corpus.inputs.length,
    accepted,
    blocks: counting.counters.length,
    blocksEntered: corpus.blocksEntered(),
    failures,
  }
}
