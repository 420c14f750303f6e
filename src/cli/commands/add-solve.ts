import type { Command } from 'commander'
import { accountOption, exitCodes, formatOption, kindOption, numberLocaleOption } from '../options.js'
import { withGoalOptions } from '../solving/solve-options.js'
import type { SolveCommandOptions } from '../solving/solve-command.js'
import type { Running } from '../process-io.js'

export function addSolve(program: Command, { output, io, finish }: Running): void {
  withGoalOptions(program.command('solve'))
    .summary('change a request to reach a total or a margin')
    .description(
      'Changes a request so that a figure reaches your goal, and prints the change and the new document. Lines are numbered from 1, as in the table. Several --lever options are tried in order; the default is discount.',
    )
    .argument('[FILE]', 'the request as JSON (default or -: standard input)')
    .addOption(numberLocaleOption('amounts'))
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
