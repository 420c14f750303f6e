import type { Advice } from '../problem/advisory.js'
import { MAX_KEY_CHARACTERS, pointerOf, type Path, type Step } from '../problem/path.js'
import { MAX_PREVIEW_CHARACTERS, truncate } from '../problem/preview.js'
import {
  isKept,
  meantByKept,
  meantField,
  type FieldTable,
  type FoundField,
  type MeantField,
} from '../wire/unknown-fields.js'
import { similarField, unknownField } from './advice-words.js'

/** M8. `whole` names the object without a parent in messages, such as `the document`. */
export function adviseUnknownField(field: FoundField, table: FieldTable, whole: string): Advice | undefined {
  const { name, owner } = field
  const path = [...owner.path, stepTo(name)]
  const sent = truncate(name, MAX_PREVIEW_CHARACTERS)
  if (isKept(field, table)) {
    const meant = meantByKept(field)
    // Components and sub-kits have `component_tax_free` instead.
    const isReportedElsewhere = name === 'isTaxFree' && owner.parent?.definition !== 'SalesLine'
    if (meant === undefined || isReportedElsewhere) return undefined
    const message = similarField(sent, owner.path, meant, whole)
    const details = { field: sent, ...suggested(meant, owner.path) }
    return { code: 'similar_field', path, message, details }
  }
  const meant = meantField(field)
  return {
    code: 'unknown_field',
    path,
    message: unknownField(sent, owner.path, meant, whole),
    details: { field: sent, ...(meant && suggested(meant, owner.path)) },
  }
}

function suggested({ name, path }: MeantField, owner: Path): { didYouMean: string; belongsIn?: string } {
  return path.length === owner.length
    ? { didYouMean: name }
    : { didYouMean: name, belongsIn: pointerOf(path) }
}

/** Matches names such as `subKits`, which pointers write in snake_case. */
const FIELD_LIKE = /^[a-z][a-zA-Z0-9]*$/

/** Other names, such as `unit price`, stay unchanged in pointers, or are truncated. */
function stepTo(name: string): Step {
  return FIELD_LIKE.test(name) && name.length <= MAX_KEY_CHARACTERS ? name : { key: name }
}
