import type { Command } from 'commander'
import { lengthInMm, lengthsInMm, localeOption, namedChoice, withRequestOptions } from '../options.js'
import type { FlashingOptions } from '../flashing/flashing-command.js'
import type { Running } from '../process-io.js'

export function addFlashing(program: Command, { output, io, finish }: Running): void {
  withRequestOptions(program.command('flashing'), 'flashing line')
    .summary('measure a flashing line, and warn of likely mistakes')
    .description(
      'Measures the girth, bends, lengths and price of a flashing, given as its own fields or as a sales line. Prints the figures with advice, or the error envelope with all problems.',
    )
    .option('--svg <OUT>', 'the file for an SVG picture (-: standard output, no figures)')
    .option('--title <TEXT>', 'the title of the picture (default: the product name)')
    .addOption(namedChoice('--theme <THEME>', ['auto', 'light', 'dark'], 'auto', 'the colours: '))
    .addOption(localeOption())
    .option('--stock <MM>', 'plan the bars to cut from these stock lengths', lengthsInMm)
    .option('--offcuts <MM>', 'with --stock: offcuts to use first, one length each', lengthsInMm)
    .option('--kerf <MM>', 'with --stock: the width of a cut (default: 0)', lengthInMm)
    .option('--trim <MM>', 'with --stock: the trim of a bar (default: 0)', lengthInMm)
    .option('--cuts-svg <OUT>', 'with --stock: the file for a picture of the bars')
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
  quotewright flashing apron.json --svg - > apron.svg
  quotewright flashing apron.json --stock 6000,8000 --kerf 3 --cuts-svg cuts.svg`
