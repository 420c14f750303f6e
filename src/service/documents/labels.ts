import { addProblem, type Reader } from '../../wire/reading.js'
import { isAbsent } from '../../wire/object.js'
import { readOtherId } from '../../wire/scalars.js'
import { allowed, invalidRequest, notFound, type Decision } from '../decision.js'
import { readSentFilter } from '../fields/field-filter.js'
import { filledText, list, object } from '../openapi/schema-parts.js'
import { PREFIXED_ID } from '../../definitions/patterns.js'
import { hostTime, type Timestamp } from '../ids/timestamp.js'
import { newBodyReading } from '../problems/listed-problems.js'
import { readingProblems } from '../problems/problem.js'
import { inOrderOf } from '../problems/request-order.js'
import { readRequiredList } from '../required-list.js'
import * as check from '../host-argument.js'

/** A label on a document. */
export interface AttachedLabel {
  readonly labelId: string
  /** The time at which it was attached to the document. */
  readonly attachedAt: Timestamp
}

// C12
export const LABELS_BODY = object(
  { labelIds: list({ ...filledText(), not: { type: 'string', pattern: PREFIXED_ID } }) },
  ['labelIds'],
)

/** The effect of a label write on a document (C12). */
export interface LabelChange {
  /** The ids of labels to attach. */
  readonly attach: readonly string[]
  /** The ids of labels to detach. */
  readonly detach: readonly string[]
  /** The labels of the document afterwards, oldest first. */
  readonly labels: readonly AttachedLabel[]
}

/** Refuses with 404 if the company lacks a label, so that the host writes nothing (C2, C12). */
export function knownLabels(
  ids: readonly string[],
  lookUp: (id: string) => boolean,
  name: string,
): Decision<readonly string[]> {
  const isKnown = check.lookUp(lookUp, check.flag, name)
  const once = [...new Set(ids)]
  return once.every((id) => isKnown(id)) ? allowed(once) : notFound('label')
}

/**
 * Reads `labelIds` from the body of a label write (C12): a list of ids, possibly empty. Problems: `required`,
 * `invalid_type`, `wrong_id_kind` for an id of another kind, and `out_of_range` for `fields` or `excludeFields` that is
 * too long.
 *
 * @example
 * import { parseLabelIds } from 'quotewright/service'
 *
 * assert.deepEqual(parseLabelIds({ labelIds: ['label_a'] }), { ok: true, value: ['label_a'] })
 * assert.ok(!parseLabelIds({}).ok)
 */
export function parseLabelIds(body: unknown): Decision<readonly string[]> {
  const reading = newBodyReading()
  const ids = readRequiredList(body, 'labelIds', readLabelId, reading)
  readSentFilter(body, reading)
  return reading.problems.length > 0
    ? invalidRequest(inOrderOf(body, readingProblems(reading.problems)))
    : allowed(ids)
}

const readLabelId: Reader<string> = (one, index, reading) => {
  if (!isAbsent(one)) return readOtherId(one, index, reading)
  addProblem(reading, 'required', {}, index)
  return undefined
}

/**
 * Replaces the labels of a document (C12): returns the labels to attach, the labels to detach, and the resulting
 * list. Labels that stay keep their time. New labels come last, in the order of the request. An unknown label is
 * 404 (C2).
 *
 * @example
 * import { setLabels } from 'quotewright/service'
 *
 * const before = [{ labelId: 'a', attachedAt: '2026-11-20T09:30:00.000Z' }]
 * const change = setLabels(before, ['b', 'a'], () => true, '2026-11-21T09:30:00.000Z')
 * assert.ok(change.ok)
 * assert.deepEqual(change.value.attach, ['b'])
 * assert.deepEqual(change.value.labels.map(({ labelId }) => labelId), ['a', 'b'])
 */
export function setLabels(
  current: readonly AttachedLabel[],
  ids: readonly string[],
  isKnown: (id: string) => boolean,
  now: Timestamp,
): Decision<LabelChange> {
  check.list(check.record({ labelId: check.text, attachedAt: hostTime }))(current, 'current')
  hostTime(now, 'now')
  check.list(check.text)(ids, 'ids')
  const known = knownLabels(ids, isKnown, 'isKnown')
  if (!known.ok) return known
  const wanted = new Set(known.value)
  const before = new Set(current.map(({ labelId }) => labelId))
  const attach = known.value.filter((id) => !before.has(id))
  return allowed({
    attach,
    detach: [...before].filter((id) => !wanted.has(id)),
    labels: [
      ...current.filter(({ labelId }) => wanted.has(labelId)),
      ...attach.map((labelId) => ({ labelId, attachedAt: now })),
    ],
  })
}

/** The labels that a full read adds to a document (C6). */
export interface WithLabels {
  /** The labels of the document, as passed. */
  readonly labels: readonly object[]
}

/**
 * Returns a document as a full read shows it: with its labels (C6). Pass them in the order in which they were attached,
 * with their names and colours.
 *
 * @example
 * import { withLabels } from 'quotewright/service'
 *
 * assert.deepEqual(withLabels({ quoteId: 'quote_1' }, [{ labelId: 'a', name: 'Urgent' }]), {
 *   quoteId: 'quote_1',
 *   labels: [{ labelId: 'a', name: 'Urgent' }],
 * })
 */
export function withLabels<Document extends object>(
  document: Document,
  labels: readonly object[],
): Document & WithLabels {
  check.object(document, 'document')
  check.list(check.record({ labelId: check.text }))(labels, 'labels')
  return { ...document, labels: [...labels] }
}
