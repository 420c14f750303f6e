import { fieldOf } from '../../engine/host-object.js'
import { allowed, notFound, refusal, type Decision } from '../decision.js'
import type { EventType } from '../data/events.js'
import { hostState, type DocumentState } from './document-state.js'
import * as check from '../host-argument.js'

/** An event in the host's own application, outside the operations of the service. */
export type DocumentEvent = LifeEvent | StatusEvent

/** A step in the life of a document (S1). */
export interface LifeEvent {
  /** The step that the document takes. */
  readonly type: 'finalise' | 'convert' | 'submit' | 'invoice' | 'archive' | 'unarchive' | 'setFacts'
}

/** An order gets another workflow status (W8). */
export interface StatusEvent {
  /** The step that the document takes. */
  readonly type: 'setStatus'
  /** The new status. */
  readonly statusId: string
  /** The previous status, if the order had a status. */
  readonly previousStatusId?: string
}

/** An event that the host emits in addition to storing the new state (H9). */
export interface TransitionEffect {
  readonly event: EventType
  /** The value before the transition: `data.previous` in the event (H10). */
  readonly previous?: PreviousValue
}

/** The value before a transition, under its name in the event (H10). */
export interface PreviousValue {
  /** The earlier workflow status, or null if the order had no status. */
  readonly status_id?: string | null
  /** Whether the order was archived. */
  readonly archived?: boolean
}

/** A document after an event. */
export interface DocumentTransition {
  /** The new state. */
  readonly state: DocumentState
  /** The events to emit. */
  readonly effects: readonly TransitionEffect[]
}

const STEPS = ['finalise', 'convert', 'submit', 'invoice', 'archive', 'unarchive', 'setFacts', 'setStatus']

const EVENT: check.Check = (value, name) => {
  check.record({ type: check.oneOf(STEPS) })(value, name)
  const ofStatus = { statusId: check.filledText, previousStatusId: check.optional(check.text) }
  check.facts({ type: check.text, ...((value as DocumentEvent).type === 'setStatus' ? ofStatus : {}) })(
    value,
    name,
  )
}

/**
 * Applies an event in the host's own application to a document (S1, S7, H9). A draft quote can be finalised, and
 * a sent quote can become an order. A draft order can be submitted. Any order can be invoiced once, or get
 * another workflow status. Facts such as a payment can be set on any document (W8). Any document can be
 * archived, and an archived one can only be restored (S6). A disallowed event gives
 * `failed_precondition`, and a converted quote 404.
 *
 * @example
 * import { documentTransition } from 'quotewright/service'
 *
 * const draft = { kind: 'quote', isSubmitted: false, isArchived: false, isInvoiced: false, isConverted: false } as const
 * const sent = documentTransition(draft, { type: 'finalise' })
 * assert.ok(sent.ok && sent.value.state.isSubmitted)
 * assert.deepEqual(sent.value.effects, [{ event: 'quote.status_changed' }])
 * assert.ok(!documentTransition(draft, { type: 'convert' }).ok)
 */
export function documentTransition(state: DocumentState, event: DocumentEvent): Decision<DocumentTransition> {
  hostState(state, 'state')
  EVENT(event, 'event')
  const { kind, isSubmitted, isArchived, isConverted } = state
  if (isConverted) return notFound(kind)
  switch (event.type) {
    case 'archive':
    case 'unarchive':
      return archived(state, event.type === 'archive')
    default:
      // S6
      if (isArchived) return refusal('failed_precondition', `The ${kind} is archived and cannot be changed.`)
  }
  switch (event.type) {
    case 'finalise':
      if (kind !== 'quote' || isSubmitted) return impossible('Only a draft quote can be finalised.')
      return transitionTo({ ...state, isSubmitted: true }, { event: 'quote.status_changed' })
    case 'convert':
      if (kind !== 'quote' || !isSubmitted) return impossible('Only a sent quote can become an order.')
      return transitionTo({ ...state, isConverted: true }, { event: 'quote.converted_to_order' })
    case 'submit':
      if (kind !== 'order' || isSubmitted) return impossible('Only a draft order can be submitted.')
      return transitionTo({ ...state, isSubmitted: true }, { event: 'order.updated' })
    case 'invoice':
      if (kind !== 'order' || state.isInvoiced)
        return impossible('Only an order that is not invoiced can be invoiced.')
      return transitionTo({ ...state, isInvoiced: true }, { event: 'order.updated' })
    case 'setFacts':
      return transitionTo(state, { event: `${kind}.updated` })
    case 'setStatus':
      if (kind !== 'order') return impossible('Only an order has a workflow status.')
      return transitionTo(state, {
        event: 'order.status_changed',
        previous: { status_id: fieldOf(event, 'previousStatusId') ?? null },
      })
  }
}

/** Only orders have an event for archiving and restoring. */
function archived(state: DocumentState, isArchived: boolean): Decision<DocumentTransition> {
  if (state.isArchived === isArchived)
    return impossible(isArchived ? 'The document is archived already.' : 'The document is not archived.')
  const effects: readonly TransitionEffect[] =
    state.kind === 'order' ? [{ event: 'order.archived', previous: { archived: state.isArchived } }] : []
  return transitionTo({ ...state, isArchived }, ...effects)
}

function transitionTo(
  state: DocumentState,
  ...effects: readonly TransitionEffect[]
): Decision<DocumentTransition> {
  return allowed({ state, effects })
}

const impossible = (message: string): Decision<never> => refusal('failed_precondition', message)
