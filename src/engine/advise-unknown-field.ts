import type { Advice } from '../problem/advisory.js'
import { MAX_KEY_CHARACTERS, pointerOf, type Path, type Step } from '../problem/path.js'
import { MAX_PREVIEW_CHARACTERS, truncate } from '../problem/preview.js'
import { meantByKept, meantField, type FoundField, type MeantField } from '../wire/unknown-fields.js'
import { similarField, unknownField } from './advice-words.js'

/** M8. `whole` is the name of the root object in messages, such as `the account`. */
export function adviseUnknownField(field: FoundField, whole: string): Advice {
  const { path, sent, owner } = placeOf(field)
  const meant = meantField(field)
  return {
    code: 'unknown_field',
    path,
    message: unknownField(sent, owner, meant, whole),
    details: { field: sent, ...(meant && suggested(meant, owner)) },
  }
}

/** M8. Only documents keep unknown fields. */
export function adviseKeptField(field: FoundField): Advice | undefined {
  const { path, sent, owner } = placeOf(field)
  const meant = meantByKept(field)
  // `component_tax_free` reports this field on components and sub-kits.
  const isReportedElsewhere = field.name === 'isTaxFree' && field.owner.parent?.definition !== 'SalesLine'
  if (meant === undefined || isReportedElsewhere) return undefined
  return {
    code: 'similar_field',
    path,
    message: similarField(sent, owner, meant),
    details: { field: sent, ...suggested(meant, owner) },
  }
}

function placeOf({ name, owner }: FoundField): {
  readonly path: Path
  readonly sent: string
  readonly owner: Path
} {
  return {
    path: [...owner.path, stepTo(name)],
    sent: truncate(name, MAX_PREVIEW_CHARACTERS),
    owner: owner.path,
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
