import type { Command } from 'commander'
import { accountOption, exitCodes, kindOption, localeOption, namedChoice, wholeNumber } from '../options.js'
import type { ExplainOptions } from '../explaining/explain-command.js'
import type { Running } from '../process-io.js'

export function addExplain(program: Command, { output, io, finish }: Running): void {
  program
    .command('explain')
    .summary('explain the figures of a quote or an order')
    .description(
      'Explains a figure of a request as a tree. Each level shows the formula in words and in numbers, with the exact and the rounded result. The rules follow at the end. If the request has problems, prints those instead.',
    )
    .argument('[FILE]', 'the request as JSON (default or -: standard input)')
    .option('--figure <POINTER>', 'the figure to explain, such as taxAmount (default: total)')
    .option('--depth <N>', 'the number of levels below the figure (default: all)', wholeNumber({ max: 999 }))
    .addOption(namedChoice('--format <FORMAT>', ['text', 'markdown', 'html', 'json'], 'text on terminals'))
    .addOption(accountOption())
    .option('--catalogue <FILE>', 'the catalogue for ids and colours (default: no checks)')
    .addOption(kindOption())
    .addOption(localeOption())
    .option('--quiet', 'no notes on standard error')
    .addHelpText('after', exitCodes)
    .addHelpText('after', examples)
    .action(async (file: string | undefined, options: ExplainOptions) => {
      const { explain } = await import('../explaining/explain-command.js')
      finish(await explain(file, options, output, io))
    })
}

const examples = `
Examples:
  quotewright explain quote.json
  quotewright explain quote.json --figure taxAmount --locale de
  quotewright explain quote.json --figure 'lines[1].catalogue.pricing.totalPrice' --format html > why.html`
