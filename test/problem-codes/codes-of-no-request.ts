/**
 * Codes outside of requests: the last one of a list that the host limits, and those of texts that people type
 * into a form.
 */
export const CODES_OF_NO_REQUEST: ReadonlySet<string> = new Set([
  'more_problems',
  'unreadable_text',
  'ambiguous_text',
])
