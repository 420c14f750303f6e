#!/usr/bin/env node
import { ExitCode } from './exit-code.js'
import { run } from './run.js'

process.exitCode = await run(process.argv.slice(2), process).catch((error: unknown) => {
  // A defect of ours must not look like a request with problems, which is what Node's own exit code would say.
  console.error(error)
  return ExitCode.Failure
})
