type Environment = Readonly<Record<string, string | undefined>>

/** Set to anything, it shows where a defect is. */
const debugVariable = 'QUOTEWRIGHT_DEBUG'

/**
 * What is printed of an error that the command did not expect: one sentence for the person who typed it. Where it
 * happened is for those who mend it, and only printed on demand.
 */
export function defectText(error: unknown, env: Environment): string {
  if (env[debugVariable] !== undefined && error instanceof Error) return error.stack ?? error.message
  const message = error instanceof Error ? error.message : String(error)
  const sentence = message.trim().replace(/\s+/g, ' ').replace(/\.$/, '')
  return `quotewright: This is a defect of quotewright: ${sentence}. ${debugVariable}=1 shows where it is.`
}
