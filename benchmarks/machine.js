import { cpus, loadavg, totalmem } from 'node:os'

/** The machine that measured, and how busy it was with other things. */
export function machine() {
  const processors = cpus()
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${process.platform} ${process.arch}`,
    node: process.version.slice(1),
    loadBefore: Math.round(loadavg()[0] * 10) / 10,
  }
}
