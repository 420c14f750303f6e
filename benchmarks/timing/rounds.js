/**
 * Times competitors against each other. Each runs once per round, in another order each round. So other work of the
 * machine affects all alike, and ratios within a round hold.
 */
import { randomNumbers, shuffled } from '../random.js'
import { timeCalls, warmedUp } from './time-calls.js'

/** Rounds in which what was compiled before is called together with all others for the first time. */
export const WARM_UP_ROUNDS = 3

/**
 * @param competitors a list of `{ name, work }`
 * @param settings how long and how often each works
 * @returns for each name, nanoseconds a call, round by round
 */
export async function race(competitors, settings) {
  const entries = competitors.map(({ name, work }) => ({ name, turn: warmedUp(work, settings) }))
  return takeTurns(entries, settings.rounds, ({ turn }) => timeCalls(turn), WARM_UP_ROUNDS)
}

/**
 * Lets each take its turn once a round, in another order each round.
 *
 * @param turn times one turn of an entry
 * @param warmUpRounds rounds that are run first, and not counted
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
