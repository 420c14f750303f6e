// Generated from src/definitions/problems/ by `npm run generate`. Do not edit.

import type { NamedId, SentValue } from '../../problem/details.generated.js'

/** The details of a problem of a request to the service, by code. They are plain JSON in wire form. */
export interface ServiceDetailsByCode {
  /** The id that no status has (S3). */
  status_not_found: NamedId
  /** The value in place of an email address (C11). */
  invalid_email: SentValue
  /** The value in place of a time (W4). */
  invalid_timestamp: SentValue
  /** The id that occurs twice (P8). */
  duplicate_id: NamedId
  /** The size of the file and the limit (G6). */
  file_too_large: {
    /** The bytes of the decoded file. */
    readonly sizeBytes: string
    /** The maximum number of bytes. */
    readonly max: string
  }
  /** The value in place of a media type (G7). */
  invalid_content_type: SentValue
  /** The value in place of an HTTPS URL (H3). */
  url_not_https: SentValue
  /** The URL in the request (H3). */
  invalid_url: SentValue
  /** The address that is not public; absent if the host name has no address (H3). */
  url_private: {
    /** The address that is not public. */
    readonly address?: string
  }
  /** The value in the request, and the known event types (H1). */
  unknown_event_type: {
    /** The value as JSON text, truncated when it is long, or the name of its type. */
    readonly sent: string
    /** The event types. */
    readonly expected: readonly string[]
  }
}
