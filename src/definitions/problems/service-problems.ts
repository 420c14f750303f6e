import { decimal, optional, preview, text, texts, type ProblemRecords } from './problem-record.js'

/** Problems of requests that do not price: docs/service-rules.md. */
export const service: ProblemRecords = {
  status_not_found: {
    meaning: 'The company has no workflow status with this id.',
    rules: ['S3'],
    example: 'status_id: "status_gone"',
    details: { says: 'The id that no status has (S3).', like: 'NamedId' },
    english: 'order status <id> does not exist. Use the id of an existing status.',
  },
  company_name_taken: {
    meaning: 'Another customer of the company has this name.',
    rules: ['C11'],
    example: 'company_name: "Harbour Roofing"',
    english: 'another customer already has this name. Choose a different one.',
  },
  invalid_email: {
    meaning: 'Not of the form text@text, with one @.',
    rules: ['C11'],
    example: 'email: "office"',
    details: { says: 'The value in place of an email address (C11).', like: 'SentValue' },
    english: '<field> is <sent>, but must be an email address such as office@example.com.',
  },
  invalid_timestamp: {
    meaning: 'Not an RFC 3339 time with an offset.',
    rules: ['W4'],
    example: 'updated_since: "2026-11-20"',
    details: { says: 'The value in place of a time (W4).', like: 'SentValue' },
    english: '<field> is <sent>, but must be a time such as 2026-11-20T09:30:00Z.',
  },
  page_token_invalid: {
    meaning: 'The page token cannot be read, or belongs to another query.',
    rules: ['P3', 'P4'],
    example: 'page_token: the token of another list',
    english: '<field> is not a token of this list with these filters. Omit it to start again.',
  },
  duplicate_id: {
    meaning: 'A list names an id twice.',
    rules: ['P8'],
    example: 'label_ids[1]: the same as label_ids[0]',
    details: { says: 'The id that occurs twice (P8).', like: 'NamedId' },
    english: '<id> is in the list twice. Remove one.',
  },
  duplicate_entry: {
    meaning: 'A list of stock levels has the same row and colour of a product twice.',
    rules: ['Y7'],
    example: 'entries[1]: the same row and colour as entries[0]',
    english: '<field> has the same row and colour as an earlier entry. Remove one.',
  },
  invalid_base64: {
    meaning: 'The text is not valid base64.',
    rules: ['G6'],
    example: 'file: "aGVsbG8"',
    english: '<field> is not valid base64. Use the standard alphabet, with padding and without line ends.',
  },
  file_too_large: {
    meaning: 'The file has more bytes than an attachment may have.',
    rules: ['G6', 'B1'],
    example: 'file: 20971521 bytes',
    details: {
      says: 'The size of the file and the limit (G6).',
      fields: {
        sizeBytes: decimal('The bytes of the decoded file.'),
        max: decimal('The maximum number of bytes.'),
      },
    },
    english: '<field> is <sizeBytes> bytes, but must be at most <max>. Use a smaller file.',
  },
  extension_required: {
    meaning: 'The name of a file has no extension.',
    rules: ['G7'],
    example: 'filename: "plan"',
    english: '<field> has no extension. Add one, such as plan.pdf.',
  },
  invalid_content_type: {
    meaning: 'The content type has a control character, such as a line end, or a character beyond Latin-1.',
    rules: ['G7'],
    example: 'contentType: "text/plain\\nX: 1"',
    details: { says: 'The value in place of a media type (G7).', like: 'SentValue' },
    english: '<field> is <sent>. Use only Latin-1 characters, without line ends.',
  },
  heic_not_convertible: {
    meaning: 'The HEIC or HEIF picture cannot be converted to JPEG.',
    rules: ['G8'],
    example: 'file: a damaged HEIC picture',
    english: '<field> is a HEIC picture that cannot be converted. Send a JPEG.',
  },
  url_not_https: {
    meaning: 'The URL of a webhook is not an HTTPS URL.',
    rules: ['H2', 'H3'],
    example: 'url: "http://example.com"',
    details: { says: 'The value in place of an HTTPS URL (H3).', like: 'SentValue' },
    english: '<field> is <sent>, but must be an HTTPS URL.',
  },
  invalid_url: {
    meaning: 'The URL of a webhook has a user name, a password or a fragment.',
    rules: ['H3'],
    example: 'url: "https://me@example.com"',
    details: { says: 'The URL in the request (H3).', like: 'SentValue' },
    english: '<field> is <sent>, but may not have a user name, a password or a fragment. Remove them.',
  },
  url_private: {
    meaning: 'The URL of a webhook does not lead to a public address.',
    rules: ['H2', 'H3'],
    example: 'url: "https://10.0.0.1"',
    details: {
      says: 'The address that is not public; absent if the host name has no address (H3).',
      fields: { address: optional(text('The address that is not public.')) },
    },
    english: [
      '<field> leads to <address>, which is not a public address. Use one that is.',
      '<field> does not lead to a public address. Use one that does.',
    ],
  },
  unknown_event_type: {
    meaning: 'The event type is unknown.',
    rules: ['H1', 'H2'],
    example: 'event_types[0]: "order.deleted"',
    details: {
      says: 'The value in the request, and the known event types (H1).',
      fields: {
        sent: preview('The value as JSON text, truncated when it is long, or the name of its type.'),
        expected: texts('The event types.'),
      },
    },
    english: '<sent> is not an event type. Choose one of: <expected>.',
  },
  request_id_reused: {
    meaning: 'The request id was used for another request.',
    rules: ['J4'],
    example: 'request_id: of another body',
    english: '<field> belongs to another request. Use a new request id.',
  },
  request_replayed: {
    meaning: 'The request has already been executed.',
    rules: ['J4'],
    example: 'request_id: of a request that succeeded',
    english: 'this request has already been executed. Read its result, and do not repeat it.',
  },
  request_attempt_failed: {
    meaning: 'The first attempt at the request failed. It may have changed data.',
    rules: ['J4'],
    example: 'request_id: of a request that failed',
    english: 'the first attempt at this request failed. Check what it wrote, then use a new request id.',
  },
  request_in_progress: {
    meaning: 'The first attempt at the request has not ended. Its outcome is unknown.',
    rules: ['J4'],
    example: 'request_id: of a request that is being executed',
    english: 'this request is being executed. Check its result before you use a new request id.',
  },
  signature_invalid: {
    meaning:
      'The signature of a webhook request is missing, unreadable, or does not match this body and secret.',
    rules: ['H13', 'H14'],
    example: 'x_service_signature: of another body',
    english: '<field> must sign this body with this secret. Check both.',
  },
  signature_expired: {
    meaning: 'The timestamp of a webhook signature is outside the tolerance.',
    rules: ['H14'],
    example: 'x_service_signature: t of an hour ago',
    english: '<field> has a timestamp outside the allowed tolerance. Sign the body again.',
  },
}
