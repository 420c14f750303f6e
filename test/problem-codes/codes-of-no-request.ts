/**
 * Codes that are no mistake in a request: the last of a list that the host keeps short, and those of texts that are typed
 * into a form, before there is a request.
 */
export const CODES_OF_NO_REQUEST: ReadonlySet<string> = new Set([
  'more_problems',
  'unreadable_text',
  'ambiguous_text',
])
