import { Option, type Command } from 'commander'
import { defaultQueue } from '../defaults.js'
import { wholeNumber } from '../options.js'
import type { WorkOptions } from '../queue/work-command.js'
import type { Running } from '../process-io.js'

export function addWork(program: Command, { io, finish }: Running): void {
  program
    .command('worker')
    .summary('answer lines for commands with --redis')
    .description(
      'Answers batches of lines from a queue in Redis, until Ctrl-C or SIGTERM. Finishes batches in progress first. Any number of workers, on any machines, can share a queue.',
    )
    .requiredOption('--redis <URL>', 'a redis:// URL, @FILE, or env for QUOTEWRIGHT_REDIS_URL')
    .option('--queue <NAME>', `the name of the queue (default: ${defaultQueue})`, defaultQueue)
    .addOption(
      new Option('--concurrency <N>', 'batches at a time (default: 1)')
        .argParser(wholeNumber({ min: 1 }))
        .default(1),
    )
    .option('--shared <FOLDER>', 'the folder of files for commands with --shared')
    .addOption(
      new Option('--lease-seconds <N>', 'seconds until a silent worker loses its batch (default: 30)')
        .argParser(wholeNumber({ min: 1 }))
        .default(30),
    )
    .option('--quiet', 'no notes on standard error')
    .action(async (options: WorkOptions) => {
      const { work } = await import('../queue/work-command.js')
      finish(await work(options, io))
    })
}
