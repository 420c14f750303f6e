// Generated from src/nouns/problems/ by `npm run generate`. Do not edit.

import type { ServiceProblemCode } from './codes.js'

export const ENGLISH_SENTENCES: Readonly<Record<ServiceProblemCode, string | readonly string[]>> = {
  status_not_found: 'there is no order status <id>.',
  company_name_taken: 'there is a customer of this name already.',
  invalid_email: '<field> must be an email address such as office@example.com; <?sent> was sent.',
  invalid_timestamp: '<field> must be a time such as 2026-11-20T09:30:00Z; <?sent> was sent.',
  page_token_invalid: '<field> is not a token of this list with these filters; start again without it.',
  duplicate_id: '<id> was sent twice.',
  duplicate_entry: '<field> is for the same row and colour as one before it.',
  invalid_base64: '<field> must be base64 in the standard alphabet, with padding and without line ends.',
  file_too_large: '<field> has <#sizeBytes> bytes; the most is <#most>.',
  extension_required: '<field> needs an extension, such as plan.pdf.',
  invalid_content_type: '<field> must be a media type such as application/pdf, not <?sent>.',
  heic_not_convertible: '<field> is a HEIC picture that cannot be converted; send it as JPEG.',
  url_not_https: '<field> must be an HTTPS URL; <?sent> was sent.',
  invalid_url: '<field> may not have a user name, a password or a fragment; <?sent> was sent.',
  url_private: [
    '<field> leads to <address>, which is not a public address.',
    '<field> leads to no public address.',
  ],
  unknown_event_type: '<?sent> is not an event type; choose from: <expected>.',
  request_id_reused: '<field> was used for another request; send a fresh one.',
  request_replayed: 'this request was executed already; read what it created.',
  request_attempt_failed:
    'the first attempt at this request failed; check what it wrote, and send a fresh request id.',
  request_in_progress: 'this request is being executed; read before you send a fresh request id.',
  signature_invalid: '<field> is not a signature of this body with this secret.',
  signature_expired: '<field> is of a time too far from now.',
}
