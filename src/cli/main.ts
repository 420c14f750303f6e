#!/usr/bin/env node
import { defectText } from './notes.js'
import { ExitCode } from './process-io.js'
import { run } from './run.js'

process.exitCode = await run(process.argv.slice(2), process).catch((error: unknown) => {
  // Node exits with 1 after an uncaught error, but 1 means that a request has problems.
  console.error(defectText(error, process))
  return ExitCode.Failure
})
