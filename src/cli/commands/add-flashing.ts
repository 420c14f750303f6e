import type { Command } from 'commander'
import { choiceOption, withRequestOptions } from '../options.js'
import type { FlashingOptions } from '../flashing/flashing-command.js'
import type { Running } from '../process-io.js'

export function addFlashing(program: Command, { output, io, finish }: Running): void {
  withRequestOptions(program.command('flashing'), 'flashing line')
    .summary('measure a flashing line, and advise on what is odd about it')
    .description(
      'Measures a flashing line, as its body or as a sales line: girth, bends, lengths and price. Prints them with advice, which refuses nothing, or the error envelope with every problem in it.',
    )
    .option(
      '--svg <OUT>',
      'write a picture of the flashing, one sheet with all its sides, as SVG to this file; - for standard output, in place of the figures',
    )
    .option('--title <TEXT>', 'the title of the picture (default: the name of the product)')
    .addOption(
      choiceOption(
        '--theme <THEME>',
        "the colours of the picture: auto, light or dark (default: auto, as the reader's system)",
        ['auto', 'light', 'dark'],
      ),
    )
    .addOption(
      choiceOption('--locale <LOCALE>', 'the language of the picture: en or de (default: en)', ['en', 'de']),
    )
    .addHelpText('after', examples)
    .action(async (file: string | undefined, options: FlashingOptions) => {
      const { flashing } = await import('../flashing/flashing-command.js')
      finish(await flashing(file, options, output, io))
    })
}

const examples = `
Examples:
  quotewright flashing apron.json
  quotewright flashing apron.json --svg apron.svg --title 'Apron, north side' --theme light
  quotewright flashing apron.json --svg - > apron.svg`
