import { cpus, totalmem } from 'node:os'
import { setTimeout } from 'node:timers/promises'

const WATCHED_MS = 3_000

/** Describes the machine, and how busy it is with other processes. This process sleeps while it watches them. */
export async function machine() {
  const processors = cpus()
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${process.platform} ${process.arch}`,
    node: process.version.slice(1),
    takenByOthers: await takenByOthers(),
  }
}

async function takenByOthers() {
  const before = processorTimes()
  await setTimeout(WATCHED_MS)
  const after = processorTimes()
  return (after.used - before.used) / (after.all - before.all)
}

function processorTimes() {
  const times = cpus().map(({ times }) => times)
  const sumOf = (kinds) => times.reduce((sum, one) => kinds.reduce((part, kind) => part + one[kind], sum), 0)
  return { used: sumOf(['user', 'nice', 'sys', 'irq']), all: sumOf(['user', 'nice', 'sys', 'irq', 'idle']) }
}
