/**
 * Runs the same race between competitors in separate processes. Otherwise libraries that share code, such as
 * two forms of one library, would slow each other down. The compiler would optimise the shared code for both.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { takeTurns, WARM_UP_ROUNDS } from './rounds.js'

const COMPETITOR = fileURLToPath(new URL('../children/competitor.js', import.meta.url))

/**
 * @param names the names of the competitors
 * @param module the URL of a module whose `workOf(name)` returns the work of a competitor
 */
export async function raceApart(names, module, settings) {
  const entries = []
  try {
    for (const name of names) {
      const child = fork(COMPETITOR, [module, name, JSON.stringify(settings)], { execArgv: ['--expose-gc'] })
      entries.push({ name, child })
      await answerOf(child, name)
    }
    const turn = ({ name, child }) => {
      child.send('go')
      return answerOf(child, name)
    }
    return await takeTurns(entries, settings.rounds, turn, WARM_UP_ROUNDS)
  } finally {
    for (const { child } of entries) if (child.connected) child.disconnect()
  }
}

async function answerOf(child, name) {
  const done = new AbortController()
  const { signal } = done
  const message = once(child, 'message', { signal }).then(([answer]) => answer)
  const end = once(child, 'exit', { signal }).then(() => {
    throw new Error(`The process of ${name} ended before it answered.`)
  })
  try {
    return await Promise.race([message, end])
  } finally {
    done.abort()
  }
}
