#!/usr/bin/env node
import { defectText } from './defect.js'
import { ExitCode } from './process-io.js'
import { run } from './run.js'

process.exitCode = await run(process.argv.slice(2), process).catch((error: unknown) => {
  // A defect of quotewright must not look like a request with problems, as it would with Node's own exit code 1.
  console.error(defectText(error, process.env))
  return ExitCode.Failure
})
