// Generated from src/definitions/problems/ by `npm run generate`. Do not edit.

/** The sentences of problems, and the words around them. */
export interface ProblemTexts extends Readonly<
  Record<'decimalMark' | 'line' | 'whole' | 'element' | 'notAccepted' | 'unusual' | 'or' | 'nearMiss', string>
> {
  /** Types in words. */
  readonly words: Readonly<
    Record<
      | 'absent'
      | 'array'
      | 'boolean'
      | 'cents'
      | 'int64'
      | 'integer'
      | 'number'
      | 'object'
      | 'string'
      | 'undefined'
      | 'json'
      | 'jsonOfShortAnswer'
      | 'openDocument',
      string
    >
  >
  /** The units of measures, for `{units}` in sentences. */
  readonly units: Readonly<Record<'metres' | 'feet', string>>
  /** The shapes of measures with their units, for `{measures}` in sentences. */
  readonly shapes: Readonly<Record<'lineal' | 'square', string>>
  readonly sentences: Readonly<
    Record<
      | 'customer_not_found'
      | 'product_not_found'
      | 'product_row_not_found'
      | 'row_price_not_found'
      | 'colour_not_available'
      | 'template_not_found'
      | 'kit_not_found'
      | 'required'
      | 'invalid_type'
      | 'invalid_money'
      | 'invalid_currency'
      | 'invalid_decimal'
      | 'too_many_decimals'
      | 'out_of_range'
      | 'must_be_positive'
      | 'unknown_enum_value'
      | 'invalid_id'
      | 'wrong_id_kind'
      | 'line_kind_missing'
      | 'line_kind_ambiguous'
      | 'measurements_not_allowed'
      | 'width_not_allowed'
      | 'width_required'
      | 'legacy_field'
      | 'total_price_required'
      | 'total_price_mismatch'
      | 'margin_mismatch'
      | 'unit_price_required'
      | 'zero_quantity'
      | 'empty_measurements'
      | 'component_total_required'
      | 'kit_too_deep'
      | 'measurements_ambiguous'
      | 'drawing_required'
      | 'duplicate_temp_id'
      | 'drawing_too_large'
      | 'required_when_submitted'
      | 'not_ascending'
      | 'table_gap'
      | 'table_overlap'
      | 'not_in_table'
      | 'amount_out_of_range'
      | 'not_implemented'
      | 'more_problems'
      | 'reserved_name',
      string | readonly string[]
    >
  >
}

/** The sentences about typed texts. */
export interface InputTexts {
  /** The kinds of typed text in words, with an article. */
  readonly words: Readonly<Record<'money' | 'length' | 'quantity' | 'percent' | 'pieces', string>>
  readonly sentences: Readonly<Record<'unreadable_text' | 'ambiguous_text', string | readonly string[]>>
}

/** The sentences of the problems of the service. */
export type ServiceTexts = Readonly<
  Record<
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
    | 'signature_expired',
    string | readonly string[]
  >
>
