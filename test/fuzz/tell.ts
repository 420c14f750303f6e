import type { Finding, FuzzRun } from './run-fuzzer.js'

/** A finding as a person reads it; its input can be kept as a case as it stands. */
export function toldFinding({ property, what, seed, execution, input }: Finding): string {
  return [
    `"${property}" does not hold: ${what}`,
    `found by FC_SEED=${String(seed)} in execution ${String(execution)}; the input, made small:`,
    JSON.stringify(input),
  ].join('\n')
}

export function toldRun(run: FuzzRun): string {
  return [
    `${String(run.executions)} executions (seed ${String(run.seed)})`,
    `${String(run.accepted)} documents accepted`,
    `${String(run.kept)} inputs kept`,
    `${String(run.blocksEntered)} of ${String(run.blocks)} blocks entered`,
    `${String(run.findings.length)} findings`,
  ].join(', ')
}
