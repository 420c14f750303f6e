/** What the shell is told. Scripts branch on these, so the numbers never change their meaning. */
export const ExitCode = {
  /** Every request was answered: priced, or measured. */
  Answered: 0,
  /** Some request had problems; they were printed on standard output. */
  Problems: 1,
  /** The command could not do its work: bad usage, an unreadable file, a bad account or catalogue. */
  Failure: 2,
} as const

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]
