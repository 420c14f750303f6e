/**
 * Times competitors against each other. Each runs once per round, in a different order each round. Other work
 * on the machine then affects all alike, and the ratios within a round stay valid.
 */
import { randomNumbers, shuffled } from '../random.js'
import { timeCalls, warmedUp } from './time-calls.js'

/** The number of uncounted rounds at the start. They let the compiler adapt to all competitors running in turn. */
export const WARM_UP_ROUNDS = 3

/**
 * @param competitors a list of `{ name, work }`
 * @param settings how long and how often each competitor works
 * @returns for each name, the nanoseconds per call in each round
 */
export async function race(competitors, settings) {
  const entries = competitors.map(({ name, work }) => ({ name, turn: warmedUp(work, settings) }))
  return takeTurns(entries, settings.rounds, ({ turn }) => timeCalls(turn), WARM_UP_ROUNDS)
}

/**
 * Gives each entry one turn per round, in a different order each round.
 *
 * @param turn times one turn of an entry
 * @param warmUpRounds the number of rounds at the start that are not counted
 */
export async function takeTurns(entries, rounds, turn, warmUpRounds = 1) {
  const random = randomNumbers(1)
  const times = Object.fromEntries(entries.map(({ name }) => [name, []]))
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const entry of shuffled(entries, random)) {
      const time = await turn(entry)
      if (round >= 0) times[entry.name].push(time)
    }
  }
  return times
}
