/**
 * Runs the same race between competitors in separate processes. Libraries that share code, such as two forms of one
 * library, would otherwise slow each other down, since the compiler learns from both.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { takeTurns, WARM_UP_ROUNDS } from './rounds.js'

const COMPETITOR = fileURLToPath(new URL('../children/competitor.js', import.meta.url))

/**
 * @param names what the competitors are called
 * @param module the address of a module whose `workOf(name)` gives the work of one of them
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
