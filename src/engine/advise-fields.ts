import { ADDRESS } from '../definitions/ids.js'
import type { Advice } from '../problem/advisory.js'
import { MAX_KEY_CHARACTERS } from '../problem/path.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { customFieldNames, type DocumentKind } from '../wire/document.js'
import { REQUEST_FIELDS } from '../wire/field-names.generated.js'
import { HEADER_NAMES } from '../wire/header-names.generated.js'
import { resemblesNothing, usualFieldsTest } from '../wire/usual-fields.js'
import { isKept, visitFields, type FoundField } from '../wire/unknown-fields.js'
import { otherCurrency } from './advice-words.js'
import { adviseKeptField, adviseUnknownField } from './advise-unknown-field.js'

const hasKnownFields = usualFieldsTest('SalesLine', REQUEST_FIELDS)

interface FieldAdvice {
  readonly ofDocument: readonly Advice[]
  readonly ofLines: ReadonlyMap<number, readonly Advice[]>
}

/** V10. The request must have no problems. */
export function adviseFields(
  request: unknown,
  kind: DocumentKind,
  account: Pick<ParsedAccount, 'currency' | 'customFields'>,
): FieldAdvice {
  const ofDocument: Advice[] = []
  const ofLines = new Map<number, Advice[]>()
  const isHarmlessName = harmlessNameTest(account)
  const isUsual = (definition: string, name: string, value: unknown): boolean =>
    definition !== 'Money' || name !== 'currency' || value === account.currency
  // Visiting fields is slow, and nearly every line has only known fields.
  const isWithoutAdvice = (line: unknown, definition: string): boolean =>
    definition === 'SalesLine' && hasKnownFields(line, { isUsual, isHarmless })
  visitFields(
    request,
    kind === 'quote' ? 'QuoteRequest' : 'OrderRequest',
    REQUEST_FIELDS,
    (field) => {
      const advice = field.isKnown
        ? adviseCurrency(field, account)
        : field.owner.parent === undefined && isHarmlessName(field.name)
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

/** Limits the memory if every request has new field names. */
const MAX_HARMLESS = 500

const harmless = new Map<string, boolean>()

// M8
function isHarmless(definition: string, name: string, value: unknown): boolean {
  if (!isKept({ name, value, owner: { definition } }, REQUEST_FIELDS)) return false
  if (name.length > MAX_KEY_CHARACTERS) return false
  const key = `${definition} ${name}`
  const known = harmless.get(key)
  if (known !== undefined) return known
  const isDistinct = resemblesNothing(name, definition, REQUEST_FIELDS)
  if (harmless.size < MAX_HARMLESS) harmless.set(key, isDistinct)
  return isDistinct
}

/** Allows fields of stored documents, kept names (M8), and `$schema`, which editors use. */
function harmlessNameTest({
  customFields = NO_CUSTOM_FIELDS,
}: Pick<ParsedAccount, 'customFields'>): (name: string) => boolean {
  const ofAccount = customFieldNames(customFields)
  return (name) => DOCUMENT_FIELDS.has(name) || ofAccount.has(name) || ADDRESS.test(name)
}

const NO_CUSTOM_FIELDS: readonly string[] = []

const DOCUMENT_FIELDS: ReadonlySet<string> = new Set([...HEADER_NAMES, '$schema'])

// N3
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

// M8
function adviseUnknown(field: FoundField): Advice | undefined {
  return isKept(field, REQUEST_FIELDS) ? adviseKeptField(field) : adviseUnknownField(field, 'the document')
}
