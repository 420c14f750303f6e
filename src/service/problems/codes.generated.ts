// Generated from src/definitions/problems/ by `npm run generate`. Do not edit.

/** The stable code of a problem, unlike the wording of its message. */
export type ServiceProblemCode =
  | 'status_not_found'
  | 'company_name_taken'
  | 'invalid_email'
  | 'invalid_timestamp'
  | 'page_token_invalid'
  | 'duplicate_id'
  | 'duplicate_entry'
  | 'invalid_base64'
  | 'file_too_large'
  | 'extension_required'
  | 'invalid_content_type'
  | 'heic_not_convertible'
  | 'url_not_https'
  | 'invalid_url'
  | 'url_private'
  | 'unknown_event_type'
  | 'request_id_reused'
  | 'request_replayed'
  | 'request_attempt_failed'
  | 'request_in_progress'
  | 'signature_invalid'
  | 'signature_expired'

export const SERVICE_PROBLEM_CODES = [
  {
    code: 'status_not_found',
    meaning: 'The company has no workflow status with this id.',
    rules: ['S3'],
    example: 'status_id: "status_gone"',
  },
  {
    code: 'company_name_taken',
    meaning: 'Another customer of the company has this name.',
    rules: ['C11'],
    example: 'company_name: "Harbour Roofing"',
  },
  {
    code: 'invalid_email',
    meaning: 'Not of the form text@text, with one @.',
    rules: ['C11'],
    example: 'email: "office"',
  },
  {
    code: 'invalid_timestamp',
    meaning: 'Not an RFC 3339 time with an offset.',
    rules: ['W4'],
    example: 'updated_since: "2026-11-20"',
  },
  {
    code: 'page_token_invalid',
    meaning: 'The page token cannot be read, or belongs to another query.',
    rules: ['P3', 'P4'],
    example: 'page_token: the token of another list',
  },
  {
    code: 'duplicate_id',
    meaning: 'A list names an id twice.',
    rules: ['P8'],
    example: 'label_ids[1]: the same as label_ids[0]',
  },
  {
    code: 'duplicate_entry',
    meaning: 'A list of stock levels has the same row and colour of a product twice.',
    rules: ['Y7'],
    example: 'entries[1]: the same row and colour as entries[0]',
  },
  {
    code: 'invalid_base64',
    meaning: 'The text is not valid base64.',
    rules: ['G6'],
    example: 'file: "aGVsbG8"',
  },
  {
    code: 'file_too_large',
    meaning: 'The file has more bytes than an attachment may have.',
    rules: ['G6', 'B1'],
    example: 'file: 20971521 bytes',
  },
  {
    code: 'extension_required',
    meaning: 'The name of a file has no extension.',
    rules: ['G7'],
    example: 'filename: "plan"',
  },
  {
    code: 'invalid_content_type',
    meaning: 'The content type has a control character, such as a line end, or a character beyond Latin-1.',
    rules: ['G7'],
    example: 'contentType: "text/plain\\nX: 1"',
  },
  {
    code: 'heic_not_convertible',
    meaning: 'The HEIC or HEIF picture cannot be converted to JPEG.',
    rules: ['G8'],
    example: 'file: a damaged HEIC picture',
  },
  {
    code: 'url_not_https',
    meaning: 'The URL of a webhook is not an HTTPS URL.',
    rules: ['H2', 'H3'],
    example: 'url: "http://example.com"',
  },
  {
    code: 'invalid_url',
    meaning: 'The URL of a webhook has a user name, a password or a fragment.',
    rules: ['H3'],
    example: 'url: "https://me@example.com"',
  },
  {
    code: 'url_private',
    meaning: 'The URL of a webhook does not lead to a public address.',
    rules: ['H2', 'H3'],
    example: 'url: "https://10.0.0.1"',
  },
  {
    code: 'unknown_event_type',
    meaning: 'The event type is unknown.',
    rules: ['H1', 'H2'],
    example: 'event_types[0]: "order.deleted"',
  },
  {
    code: 'request_id_reused',
    meaning: 'The request id was used for another request.',
    rules: ['J4'],
    example: 'request_id: of another body',
  },
  {
    code: 'request_replayed',
    meaning: 'The request has already been executed.',
    rules: ['J4'],
    example: 'request_id: of a request that succeeded',
  },
  {
    code: 'request_attempt_failed',
    meaning: 'The first attempt at the request failed. It may have changed data.',
    rules: ['J4'],
    example: 'request_id: of a request that failed',
  },
  {
    code: 'request_in_progress',
    meaning: 'The first attempt at the request has not ended. Its outcome is unknown.',
    rules: ['J4'],
    example: 'request_id: of a request that is being executed',
  },
  {
    code: 'signature_invalid',
    meaning:
      'The signature of a webhook request is missing, unreadable, or does not match this body and secret.',
    rules: ['H13', 'H14'],
    example: 'x_service_signature: of another body',
  },
  {
    code: 'signature_expired',
    meaning: 'The timestamp of a webhook signature is outside the tolerance.',
    rules: ['H14'],
    example: 'x_service_signature: t of an hour ago',
  },
] as const
