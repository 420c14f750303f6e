import type { ExitCode, Output, ProcessIo } from './process-io.js'

/** What a command runs with. */
export interface Running {
  readonly output: Output
  readonly io: ProcessIo
  /** Ends the command with an exit code. */
  readonly finish: (exitCode: ExitCode) => void
}
