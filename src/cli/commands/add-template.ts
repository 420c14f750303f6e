import type { Command } from 'commander'
import { numberLocaleOption } from '../options.js'
import type { Running } from '../process-io.js'
import type { TemplateOptions } from '../sheets/template-command.js'

export function addTemplate(program: Command, { output, finish }: Running): void {
  program
    .command('template')
    .summary('write a spreadsheet to fill in')
    .description(
      'Writes a CSV file with every column and an example row of each type. Fill it in with any spreadsheet program, and price it with "quotewright price FILE" and the same --locale. Never overwrites a file.',
    )
    .option('--out <FILE>', 'the file to write (default: standard output)')
    .addOption(numberLocaleOption())
    .addHelpText('after', examples)
    .action(async (options: TemplateOptions) => {
      const { template } = await import('../sheets/template-command.js')
      finish(await template(options, output))
    })
}

const examples = `
Examples:
  quotewright template --out job.csv
  quotewright template --out angebot.csv --locale de-DE`
