// Generated from src/definitions/problems/ by `npm run generate`. Do not edit.

import type { ServiceProblemCode } from './codes.js'

export const ENGLISH_SENTENCES: Readonly<Record<ServiceProblemCode, string | readonly string[]>> = {
  status_not_found: 'order status <id> does not exist. Use the id of an existing status.',
  company_name_taken: 'another customer already has this name. Choose a different one.',
  invalid_email: '<field> is <?sent>, but must be an email address such as office@example.com.',
  invalid_timestamp: '<field> is <?sent>, but must be a time such as 2026-11-20T09:30:00Z.',
  page_token_invalid: '<field> is not a token of this list with these filters. Omit it to start again.',
  duplicate_id: '<id> is in the list twice. Remove one.',
  duplicate_entry: '<field> has the same row and colour as an earlier entry. Remove one.',
  invalid_base64:
    '<field> is not valid base64. Use the standard alphabet, with padding and without line ends.',
  file_too_large: '<field> is <#sizeBytes> bytes, but must be at most <#max>. Use a smaller file.',
  extension_required: '<field> has no extension. Add one, such as plan.pdf.',
  invalid_content_type: '<field> is <?sent>. Use only Latin-1 characters, without line ends.',
  heic_not_convertible: '<field> is a HEIC picture that cannot be converted. Send a JPEG.',
  url_not_https: '<field> is <?sent>, but must be an HTTPS URL.',
  invalid_url: '<field> is <?sent>, but may not have a user name, a password or a fragment. Remove them.',
  url_private: [
    '<field> leads to <address>, which is not a public address. Use one that is.',
    '<field> does not lead to a public address. Use one that does.',
  ],
  unknown_event_type: '<?sent> is not an event type. Choose one of: <expected>.',
  request_id_reused: '<field> belongs to another request. Use a new request id.',
  request_replayed: 'this request has already been executed. Read its result, and do not repeat it.',
  request_attempt_failed:
    'the first attempt at this request failed. Check what it wrote, then use a new request id.',
  request_in_progress: 'this request is being executed. Check its result before you use a new request id.',
  signature_invalid: '<field> must sign this body with this secret. Check both.',
  signature_expired: '<field> has a timestamp outside the allowed tolerance. Sign the body again.',
}
