import type { Command } from 'commander'
import { accountOption, exitCodes, formatOption, kindOption, numberLocaleOption } from '../options.js'
import type { DiagnoseOptions } from '../diagnosing/diagnose-command.js'
import type { Running } from '../process-io.js'

export function addDiagnose(program: Command, { output, io, finish }: Running): void {
  program
    .command('diagnose')
    .summary('identify the rounding and tax rules of another system')
    .description(
      'Finds the known rounding and tax policies that reproduce another system\'s figures. With --total, --subtotal or --tax, FILE is one request. Otherwise, each line is an observation: {"request": …, "figures": {"total": …}}.',
    )
    .argument('[FILE]', 'a request or observations; default or -: standard input')
    .option('--total <AMOUNT>', 'the total of the other system, such as 6527.81 or $6,527.81')
    .option('--subtotal <AMOUNT>', 'its subtotal')
    .option('--tax <AMOUNT>', 'its tax')
    .addOption(numberLocaleOption('amounts'))
    .addOption(accountOption())
    .addOption(kindOption())
    .addOption(formatOption('sentences'))
    .option('--quiet', 'no notes on standard error')
    .addHelpText('after', examples + exitCodes)
    .action(async (file: string | undefined, options: DiagnoseOptions) => {
      const { diagnose } = await import('../diagnosing/diagnose-command.js')
      finish(await diagnose(file, options, output, io))
    })
}

const examples = `
Examples:
  quotewright diagnose quote.json --total 6527.81
  quotewright diagnose quote.json --total 6527.81 --tax 593.44 --account account.json
  quotewright diagnose observations.ndjson --format json
`
