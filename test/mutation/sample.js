import { createHash } from 'node:crypto'
import process from 'node:process'
import { CheckStatus } from '@stryker-mutator/api/check'
import { declareClassPlugin, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'

const share = Number(process.env['SAMPLE'] ?? 1)
if (!Number.isInteger(share) || share < 1) throw new Error('SAMPLE is a whole number above zero, such as 20')

/** Hashes the id of the mutant, so that the same source gives the same sample. */
const isDrawn = ({ id }) => createHash('sha256').update(id).digest().readUInt32BE() % share === 0

function checker() {
  const checked = (mutant) =>
    isDrawn(mutant)
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: 'not drawn' }
  return {
    init: async () => undefined,
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, checked(mutant)])),
  }
}

/** Reports only drawn mutants. Other reporters also count mutants that were not drawn, if no test reaches them. */
class Drawn {
  counts = {}

  onMutantTested(mutant) {
    const { status, fileName, location, mutatorName, replacement } = mutant
    if (status === 'Ignored' || !isDrawn(mutant)) return
    this.counts[status] = (this.counts[status] ?? 0) + 1
    if (status === 'Killed' || status === 'Timeout') return
    const { line, column } = location.start
    process.stdout.write(`${status} ${fileName}:${line}:${column} ${mutatorName}: ${replacement}\n`)
  }

  onMutationTestReportReady() {
    process.stdout.write(`Drawn: ${JSON.stringify(this.counts)}\n`)
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.Checker, 'sample', checker),
  declareClassPlugin(PluginKind.Reporter, 'drawn', Drawn),
]
