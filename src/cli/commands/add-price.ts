import type { Command } from 'commander'
import { defaultMaxProblems } from '../defaults.js'
import { formatOption, kindOption, numberLocaleOption, wholeNumber, withRequestOptions } from '../options.js'
import type { PriceOptions } from '../pricing/price-command.js'
import type { Running } from '../process-io.js'

export function addPrice(program: Command, { output, io, finish }: Running): void {
  withRequestOptions(program.command('price'), 'request', {
    file: 'JSON, CSV or XLSX',
    input: 'JSON on standard input',
    format: formatOption('a table', ['csv']),
  })
    .summary('price a quote or an order')
    .description(
      'Prices a request and prints the document, or the error envelope with all problems. Advice is below a table, or on standard error with JSON. --ndjson prints no advice.',
    )
    .option('--catalogue <FILE>', 'the catalogue to check ids and colours (default: none)')
    .addOption(kindOption())
    .option('--workings', 'add the workings of each line (JSON only)')
    .option(
      '--max-problems <N>',
      `the maximum number of problems per answer (default: ${String(defaultMaxProblems)})`,
      wholeNumber({ min: 1 }),
    )
    .option('--mapping <FILE>', 'unusual headings and types of a sheet, as JSON')
    .addOption(numberLocaleOption())
    .option('--sheet <NAME>', 'for .xlsx: the sheet to read (default: the first visible)')
    .option('--customer <ID>', 'for a sheet: the customer, if no row names one')
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
  quotewright price job.csv --format csv > priced.csv
  quotewright price --ndjson --with-ids --workers 4 quotes.ndjson > answers.ndjson`
