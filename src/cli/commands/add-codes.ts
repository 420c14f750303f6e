import type { Command } from 'commander'
import { formatOption } from '../options.js'
import type { CodesOptions } from '../codes-command.js'
import type { Running } from '../process-io.js'

export function addCodes(program: Command, { output, io, finish }: Running): void {
  program
    .command('codes')
    .summary('list all problem codes with their meanings')
    .description('Lists all problem codes with their meanings and rules. The JSON also has examples.')
    .addOption(formatOption())
    .action(async (options: CodesOptions) => {
      const { codes } = await import('../codes-command.js')
      finish(await codes(options, output, io))
    })
}
