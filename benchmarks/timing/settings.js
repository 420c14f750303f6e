/**
 * The time to measure: long enough to trust the medians, or just long enough to see that everything runs.
 *
 * Each competitor runs for `warmUp` before the rounds, and for `milliseconds` in each round. Paths whose turns
 * are whole processes have `processes` or `commandRounds` rounds.
 */
export const FULL = {
  isQuick: false,
  warmUp: 400,
  rounds: 15,
  milliseconds: 25,
  processes: 11,
  commandRounds: 3,
  requests: 60_000,
  manyRequests: 150_000,
}

export const QUICK = {
  isQuick: true,
  warmUp: 100,
  rounds: 5,
  milliseconds: 5,
  processes: 3,
  commandRounds: 1,
  requests: 20_000,
  manyRequests: 40_000,
}
