/**
 * Times calls of one function. The process needs --expose-gc.
 *
 * The last answer stays reachable until the competitor's next turn, so that no answer can be optimised away.
 * The compiler then also keeps its knowledge of the shape of answers, as in a server, where some answer is
 * always in memory.
 */

/** Calls until the function is compiled, and finds how many calls fill a turn. */
export function warmedUp(work, { warmUp, milliseconds }) {
  const competitor = { work, calls: 1, answer: undefined }
  // Uses CPU time, because on a busy machine few calls run and little is compiled in a given time by the clock.
  callUntil(competitor, () => process.cpuUsage().user / 1_000, warmUp)
  competitor.calls = callUntil(competitor, () => performance.now(), milliseconds)
  return competitor
}

/** Calls all works until their functions are compiled, so that the first of them does not pay for the compiler. */
export function compileAll(competitors, warmUp) {
  for (const { work } of competitors) warmedUp(work, { warmUp, milliseconds: 0 })
}

/** Returns nanoseconds per call. Collects young garbage first, so that no competitor pays for the one before it. */
export function timeCalls(competitor) {
  const { work, calls } = competitor
  competitor.answer = undefined
  globalThis.gc({ type: 'minor' })
  const start = process.hrtime.bigint()
  for (let call = 0; call < calls; call++) competitor.answer = work()
  return Number(process.hrtime.bigint() - start) / calls
}

/** Returns the number of calls that fill some milliseconds of a clock, at least one. */
function callUntil(competitor, clock, milliseconds) {
  const end = clock() + milliseconds
  let calls = 0
  do {
    competitor.answer = competitor.work()
    calls++
  } while (clock() < end)
  return calls
}
