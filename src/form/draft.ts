import type { FormState } from './form-state.js'
import type { QuoteDraft } from './open-form.js'
import { ownFields } from '../problem/own-fields.js'
import { withFallback } from '../problem/with-fallback.js'
import { isObject } from '../wire/object.js'
import { contentsOf, readOptions } from './form-options.js'
import type { RowContents } from './read-row.js'
import { FIELDS, isEmpty, type RowKind, type Texts } from './row-kinds.js'

export function draftOf({ header, rows, writing }: FormState): QuoteDraft {
  return {
    locale: writing.locale,
    header: keptTexts(header.contents),
    rows: rows.map(({ contents }) => {
      const { kind, locales, data, dataProblems } = contents
      return {
        kind: kind as RowKind,
        texts: keptTexts(contents),
        ...(Object.keys(locales).length > 0 && { locales: { ...locales } }),
        ...(data !== undefined && { line: data }),
        ...(dataProblems.length > 0 && { problems: dataProblems }),
      }
    }),
  }
}

/** Keeps a cleared choice: without its empty text, opening the draft would set the default. */
function keptTexts({ kind, texts }: RowContents): Texts {
  const kept = FIELDS[kind].filter((field) => field.kind === 'choice' || !isEmpty(texts[field.name]))
  return Object.fromEntries(kept.map(({ name }) => [name, texts[name] ?? '']))
}

/**
 * Reads a stored draft, as an object or as JSON text. Returns undefined if it is missing, or if no form
 * can open it.
 *
 * @example
 * import { quoteForm, readDraft } from 'quotewright/form'
 *
 * const draft = readDraft('{"rows": "none"}')
 * assert.equal(draft, undefined)
 * assert.deepEqual(quoteForm({ currency: 'AUD' }, { locale: 'en-AU', draft }).rows, [])
 */
export function readDraft(stored: unknown): QuoteDraft | undefined {
  return withFallback<QuoteDraft | undefined>(undefined, () => {
    const draft = (typeof stored === 'string' ? JSON.parse(stored) : stored) as QuoteDraft
    readOptions({ draft }).draft.rows?.forEach((row) => contentsOf(row))
    return draft
  })
}

/** Removes the ids of drawings, which must be unique in a document (F9). */
export function withoutDrawingIds(contents: RowContents): RowContents {
  const { kind, data } = contents
  if (kind !== 'flashing' || data === undefined) return contents
  const line = Object.entries(data).map(([name, value]): [string, unknown] => {
    if (name === 'drawing') return [name, withoutId(value)]
    return [name, name === 'otherSides' && Array.isArray(value) ? value.map(withoutId) : value]
  })
  return { ...contents, data: ownFields(Object.fromEntries(line)) }
}

function withoutId(drawing: unknown): unknown {
  if (!isObject(drawing)) return drawing
  return Object.fromEntries(Object.entries(drawing).filter(([name]) => name !== 'tempId'))
}
