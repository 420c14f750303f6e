import type { FuzzFailure, FuzzRun } from './run-fuzzer.js'

/** The input can be copied into a case. */
export function formatFailure({ property, what, seed, execution, input }: FuzzFailure): string {
  return [
    `"${property}" does not hold: ${what}`,
    `found by FC_SEED=${String(seed)} in execution ${String(execution)}; the shrunk input:`,
    JSON.stringify(input),
  ].join('\n')
}

export function formatRun(run: FuzzRun): string {
  return [
    `${String(run.executions)} executions (seed ${String(run.seed)})`,
    `${String(run.accepted)} documents accepted`,
    `${String(run.kept)} inputs kept`,
    `${String(run.blocksEntered)} of ${String(run.blocks)} blocks entered`,
    `${String(run.failures.length)} failures`,
  ].join(', ')
}
