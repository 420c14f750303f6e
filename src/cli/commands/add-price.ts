import type { Command } from 'commander'
import { usualMostProblems } from '../defaults.js'
import { kindOption, wholeNumber, withRequestOptions } from '../options.js'
import type { PriceOptions } from '../pricing/price-command.js'
import type { Running } from '../process-io.js'

export function addPrice(program: Command, { output, io, finish }: Running): void {
  withRequestOptions(program.command('price'), 'request')
    .summary('price a create request of a quote or an order')
    .description(
      'Prices a create request and prints the document, or the error envelope with every problem in it. Advice, which refuses nothing, is below a table; with JSON it is on standard error. Answers of --ndjson have no advice.',
    )
    .option(
      '--catalogue <FILE>',
      'products, kits, flashing templates and customers to check ids and colours against (default: no checks)',
    )
    .addOption(kindOption())
    .option('--workings', 'add to the answer how the figures of its lines came about; prints JSON')
    .option(
      '--max-problems <N>',
      `answer the first N problems of a request, and how many there are (default: ${String(usualMostProblems)})`,
      wholeNumber({ least: 1 }),
    )
    .addHelpText('after', examples)
    .action(async (file: string | undefined, options: PriceOptions) => {
      const { price } = await import('../pricing/price-command.js')
      finish(await price(file, options, output, io))
    })
}

const examples = `
Examples:
  quotewright price quote.json
  quotewright price order.json --kind order --account account.json --catalogue catalogue.json
  quotewright price quote.json --workings
  quotewright price --ndjson --with-ids --workers 4 quotes.ndjson > answers.ndjson`
