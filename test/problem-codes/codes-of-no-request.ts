/** Includes the last code of a limited list, and codes of texts typed into a form. */
export const CODES_OF_NO_REQUEST: ReadonlySet<string> = new Set([
  'more_problems',
  'unreadable_text',
  'ambiguous_text',
])
