import type { Command } from 'commander'
import { formatOption } from '../options.js'
import type { CodesOptions } from '../codes-command.js'
import type { Running } from '../process-io.js'

export function addCodes(program: Command, { output, io, finish }: Running): void {
  program
    .command('codes')
    .summary('list every problem code with its meaning')
    .description(
      'Lists every code that a problem can have, with its meaning and the rules that cause it; as JSON also with an example.',
    )
    .addOption(formatOption())
    .action(async (options: CodesOptions) => {
      const { codes } = await import('../codes-command.js')
      finish(await codes(options, output, io))
    })
}
