import type { Command } from 'commander'
import { accountOption, choiceOption, exitCodes, wholeNumber } from '../options.js'
import type { ExplainOptions } from '../explaining/explain-command.js'
import type { Running } from '../process-io.js'

export function addExplain(program: Command, { output, io, finish }: Running): void {
  program
    .command('explain')
    .summary('explain how the figures of a quote or an order are computed')
    .description(
      'Explains a figure of a request: what it is computed from, in words and in numbers, exactly and rounded, with the rules. Without --figure it is the total. A request with problems is answered with them.',
    )
    .argument('[FILE]', 'the request, as JSON; standard input when absent or -')
    .option(
      '--figure <POINTER>',
      'the figure to explain, such as lines[0].labour.pricing.totalPrice (default: total)',
    )
    .option(
      '--depth <N>',
      'how many levels of figures to show below it (default: all)',
      wholeNumber({ most: 999 }),
    )
    .addOption(
      choiceOption(
        '--format <FORMAT>',
        'how to print: text, markdown, html or json (default: text on a terminal, json elsewhere)',
        ['text', 'markdown', 'html', 'json'],
      ),
    )
    .addOption(accountOption())
    .option('--catalogue <FILE>', 'what to check ids and colours against (default: no checks)')
    .addOption(
      choiceOption('--kind <KIND>', 'what the request creates: quote or order (default: as price takes it)', [
        'quote',
        'order',
      ]),
    )
    .addOption(
      choiceOption('--locale <LOCALE>', 'the language of the explanation: en or de (default: en)', [
        'en',
        'de',
      ]),
    )
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
