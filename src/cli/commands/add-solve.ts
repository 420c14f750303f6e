import type { Command } from 'commander'
import { accountOption, exitCodes, formatOption, kindOption } from '../options.js'
import { withGoalOptions } from '../solving/solve-options.js'
import type { SolveCommandOptions } from '../solving/solve-command.js'
import type { Running } from '../process-io.js'

export function addSolve(program: Command, { output, io, finish }: Running): void {
  withGoalOptions(program.command('solve'))
    .summary('change a request so that its total or margin is what you want')
    .description(
      'Changes a create request so that a figure of it is what you want, and prints the change and the document with it. Lines are numbered as in the table, from 1.',
    )
    .argument('[FILE]', 'the request, as JSON; standard input when absent or -')
    .addOption(accountOption())
    .addOption(kindOption())
    .addOption(formatOption())
    .option('--quiet', 'no notes, advice or progress on standard error')
    .addHelpText('after', examples + exitCodes)
    .action(async (file: string | undefined, options: SolveCommandOptions) => {
      const { solve } = await import('../solving/solve-command.js')
      finish(await solve(file, options, output, io))
    })
}

const examples = `
Examples:
  quotewright solve quote.json --total 15000
  quotewright solve quote.json --total 15000 --lever line-discount --lines 2,3 --max-discount 10
  quotewright solve quote.json --margin-percentage 30 --lever unit-price --line 2
  quotewright solve quote.json --ending 0.95 --direction down
`
