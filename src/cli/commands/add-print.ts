import type { Command } from 'commander'
import { accountOption, exitCodes, kindOption, namedChoice } from '../options.js'
import type { PrintCommandOptions } from '../printing/print-command.js'
import type { Running } from '../process-io.js'

export function addPrint(program: Command, { output, io, finish }: Running): void {
  program
    .command('print')
    .argument('[FILE]', 'the request or document (default or -: standard input)')
    .summary('print a quote or an order as HTML or PDF')
    .description(
      'Prints a document for one reader: a request is priced first, and a priced document is printed as it is. Costs and margins are in the internal view only.',
    )
    .addOption(namedChoice('--view <VIEW>', ['customer', 'workshop', 'invoice', 'internal'], 'customer'))
    .option('--out <OUT>', 'the .html or .pdf file (default: HTML on standard output)')
    .option('--company <FILE>', 'the sender and its texts as JSON')
    .option('--texts <FILE>', 'the customer and texts of this document as JSON')
    .option('--locale <LOCALE>', 'the locale of words and figures (default: en-AU)')
    .addOption(namedChoice('--paper <PAPER>', ['a4', 'letter'], 'by the locale'))
    .addOption(accountOption())
    .option('--catalogue <FILE>', 'the catalogue for ids and colours (default: no checks)')
    .addOption(kindOption())
    .option('--quiet', 'no notes on standard error')
    .addHelpText('after', exitCodes)
    .addHelpText('after', examples)
    .action(async (file: string | undefined, options: PrintCommandOptions) => {
      const { print } = await import('../printing/print-command.js')
      finish(await print(file, options, output, io))
    })
}

const examples = `
Examples:
  quotewright print quote.json --company company.json --out quote.html
  quotewright print quote.json --company company.json --texts job.json --out quote.pdf
  quotewright print order.json --view workshop --locale de --out werkstatt.pdf`
