#!/usr/bin/env node
import { ExitCode } from './process-io.js'
import { run } from './run.js'

process.exitCode = await run(process.argv.slice(2), process).catch((error: unknown) => {
  // A defect of quotewright must not look like a request with problems, as it would with Node's own exit code 1.
  console.error(`quotewright: ${defectText(error)}`)
  return ExitCode.Failure
})

/** One line for the person who typed the command; where it happened is for those who mend it. */
function defectText(error: unknown): string {
  if (process.env['QUOTEWRIGHT_DEBUG'] !== undefined && error instanceof Error)
    return error.stack ?? error.message
  const message = error instanceof Error ? error.message : String(error)
  return `this is a defect of quotewright: ${message.replaceAll('\n', ' ')}. With QUOTEWRIGHT_DEBUG=1 it shows where.`
}
