import { ADDRESS } from '../definitions/ids.js'
import type { Advice } from '../problem/advisory.js'
import { MAX_KEY_CHARACTERS, pointerOf, type Path, type Step } from '../problem/path.js'
import { MAX_PREVIEW_CHARACTERS, truncate } from '../problem/preview.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { REQUEST_FIELDS } from '../wire/field-names.generated.js'
import { HEADER_NAMES } from '../wire/header-names.generated.js'
import { usualFieldsTest } from '../wire/usual-fields.js'
import { isKept, meantByKept, meantField, visitFields, type FoundField } from '../wire/unknown-fields.js'
import { otherCurrency, similarField, unknownField } from './advice-words.js'

const hasKnownFields = usualFieldsTest('SalesLine', REQUEST_FIELDS)

/** Advice on the fields of a request, with paths from the document. */
export interface FieldAdvice {
  /** On its own fields and its adjustments. */
  readonly ofDocument: readonly Advice[]
  /** On each line that has any. */
  readonly ofLines: ReadonlyMap<number, readonly Advice[]>
}

/**
 * Reports unknown names and amounts in another currency (V10), in the order of the request. The request must have no
 * problems.
 */
export function adviseFields(
  request: unknown,
  kind: DocumentKind,
  account: Pick<ParsedAccount, 'currency' | 'customFields'>,
): FieldAdvice {
  const ofDocument: Advice[] = []
  const ofLines = new Map<number, Advice[]>()
  const isOfHeader = headerNamesOf(account)
  const isOfAccount = (definition: string, name: string, value: unknown): boolean =>
    definition !== 'Money' || name !== 'currency' || value === account.currency
  // Nearly every line has only known fields. It is not visited field by field.
  const isWithoutAdvice = (line: unknown, definition: string): boolean =>
    definition === 'SalesLine' && hasKnownFields(line, isOfAccount)
  visitFields(
    request,
    kind === 'quote' ? 'QuoteRequest' : 'OrderRequest',
    REQUEST_FIELDS,
    (field) => {
      const advice = field.isKnown
        ? adviseCurrency(field, account)
        : field.owner.parent === undefined && isOfHeader(field.name)
          ? undefined
          : adviseUnknown(field)
      if (advice === undefined) return
      const [list, index] = advice.path
      if (list !== 'lines' || typeof index !== 'number') ofDocument.push(advice)
      else {
        const ofLine = ofLines.get(index) ?? []
        ofLine.push(advice)
        ofLines.set(index, ofLine)
      }
    },
    isWithoutAdvice,
  )
  return { ofDocument, ofLines }
}

/**
 * Whether a document may have a field that no request needs. It may come from a priced or stored document, it may be
 * kept (M8), or an editor may need it.
 */
function headerNamesOf({
  customFields = [],
}: Pick<ParsedAccount, 'customFields'>): (name: string) => boolean {
  const names = new Set([...HEADER_NAMES, ...customFields, '$schema'])
  return (name) => names.has(name) || ADDRESS.test(name)
}

/** N3. */
function adviseCurrency(
  { name, value, owner }: FoundField,
  { currency }: Pick<ParsedAccount, 'currency'>,
): Advice | undefined {
  if (owner.definition !== 'Money' || name !== 'currency' || typeof value !== 'string') return undefined
  if (value === '' || value === currency) return undefined
  return {
    code: 'other_currency',
    path: [...owner.path, name],
    message: otherCurrency(value, currency),
    details: { sent: value, account: currency },
  }
}

/** M8. */
function adviseUnknown(field: FoundField): Advice | undefined {
  const { name, owner } = field
  const path = [...owner.path, stepTo(name)]
  const sent = truncate(name, MAX_PREVIEW_CHARACTERS)
  if (isKept(field, REQUEST_FIELDS)) {
    const meant = meantByKept(field)
    // `component_tax_free` says it of the parts of a kit.
    if (meant === undefined || name === 'isTaxFree') return undefined
    const message = similarField(sent, owner.path, meant)
    const details = { field: sent, ...suggested(meant, owner.path) }
    return { code: 'similar_field', path, message, details }
  }
  const meant = meantField(field)
  return {
    code: 'unknown_field',
    path,
    message: unknownField(sent, owner.path, meant),
    details: { field: sent, ...(meant && suggested(meant, owner.path)) },
  }
}

type Meant = NonNullable<ReturnType<typeof meantField>>

function suggested({ name, path }: Meant, owner: Path): { didYouMean: string; belongsIn?: string } {
  return path.length === owner.length
    ? { didYouMean: name }
    : { didYouMean: name, belongsIn: pointerOf(path) }
}

/** A name as fields have them, which a pointer writes in snake_case: `discnt`, `subKits`. */
const FIELD_LIKE = /^[a-z][a-zA-Z0-9]*$/

/**
 * Names may have any characters and any length. The pointer repeats `Lines` or `unit price` unchanged, and cuts off a
 * long name like the key of a map.
 */
function stepTo(name: string): Step {
  return FIELD_LIKE.test(name) && name.length <= MAX_KEY_CHARACTERS ? name : { key: name }
}
