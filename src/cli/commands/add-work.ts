import { Option, type Command } from 'commander'
import { usualQueue } from '../defaults.js'
import { wholeNumber } from '../options.js'
import type { WorkOptions } from '../queue/work-command.js'
import type { Running } from '../process-io.js'

export function addWork(program: Command, { io, finish }: Running): void {
  program
    .command('worker')
    .summary('answer the lines that commands with --redis share out')
    .description(
      'Takes batches of lines from a queue in Redis and answers them, until Ctrl-C or SIGTERM; batches that were begun are ended first. Any number of workers on any machine share a queue.',
    )
    .requiredOption('--redis <URL>', 'the address of Redis, such as redis://localhost:6379')
    .option('--queue <NAME>', 'the name of the queue', usualQueue)
    .addOption(
      new Option('--concurrency <N>', 'how many batches at a time')
        .argParser(wholeNumber({ least: 1 }))
        .default(1),
    )
    .option('--shared <FOLDER>', 'read ranges of files in this folder, for commands with --shared')
    .addOption(
      new Option('--lease-seconds <N>', 'after so long without a sign of life another worker takes a batch')
        .argParser(wholeNumber({ least: 1 }))
        .default(30),
    )
    .option('--quiet', 'no notes on standard error')
    .action(async (options: WorkOptions) => {
      const { work } = await import('../queue/work-command.js')
      finish(await work(options, io))
    })
}
