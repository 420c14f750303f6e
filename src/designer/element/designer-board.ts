import { cornersOf, directionsOf, placeAlong } from '../model/corners.js'
import { emptyDesign, type Design } from '../model/design.js'
import type { DesignAction } from '../model/design-action.js'
import { newHistory, applyToHistory, type DesignHistory, type HistoryAction } from '../model/edit-history.js'
import type { HitTarget } from '../model/grasp.js'
import type { Problem } from '../../problem/problem.js'
import type { PointKey } from './keyboard.js'

interface BoardHost {
  /** Draws the designer again after a change of the design or of a typed text, and reports the change. */
  readonly changed: () => void
  readonly render: () => void
  /** Focuses the canvas if nothing is chosen. */
  readonly focus: (chosen: HitTarget | undefined) => void
}

export interface Typing {
  readonly field: string
  readonly text: string
  readonly problem?: Problem
  /** Whether the user has left the field with a text that cannot be used. */
  readonly isLeft: boolean
}

/** The length of a new edge that the user does not draw, in mm. */
const NEW_EDGE = 50

export class DesignerBoard {
  #history: DesignHistory = newHistory()
  #loaded: Design = emptyDesign
  chosen: HitTarget | undefined
  /** The field that the user is typing into, or that contains an unusable text. */
  #typing: Typing | undefined
  /** The history before the user began typing into the field. */
  #beforeTyping: DesignHistory = this.#history
  /** The name of the last gesture: a field, a drag, or a single action with its number. */
  gesture = ''
  #actions = 0

  constructor(private readonly host: BoardHost) {}

  get design(): Design {
    return this.#history.present
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0
  }

  get typing(): Typing | undefined {
    return this.#typing
  }

  /** Starts a new history. */
  load(design: Design = emptyDesign): void {
    this.#history = newHistory(design)
    this.#loaded = this.design
    this.chosen = undefined
    this.#typing = undefined
    this.host.render()
  }

  reset(): void {
    this.load(this.#loaded)
  }

  /** Applies an action. Actions of one gesture are one step of the history. */
  act(action: DesignAction | HistoryAction, gesture?: string): void {
    const before = this.#history
    const wasWrong = this.#typing?.problem !== undefined
    this.#history = applyToHistory(before, action, gesture)
    this.gesture = gesture ?? `action-${String((this.#actions += 1))}`
    this.#typing = undefined
    if (this.#history === before && !wasWrong) this.host.render()
    else this.host.changed()
  }

  /**
   * Applies each keystroke to the history before typing, so that one visit to a field is one step.
   */
  type(field: string, text: string, read: DesignAction | Problem): void {
    const earlier = this.#typing
    const { present } = this.#history
    if (earlier?.field !== field) this.#beforeTyping = this.#history
    const before = this.#beforeTyping
    const problem = 'code' in read ? read : undefined
    this.#history = 'code' in read ? before : applyToHistory(before, read)
    this.#typing = { field, text, isLeft: false, ...(problem && { problem }) }
    this.gesture = field
    const isSame = this.design === present && problem === undefined && earlier?.problem === undefined
    if (isSame) this.host.render()
    else this.host.changed()
  }

  /** Keeps an unusable text until the next action or typed text. */
  leave(field: string): void {
    const typing = this.#typing
    if (typing?.field !== field || typing.isLeft) return
    this.#typing = typing.problem === undefined ? undefined : { ...typing, isLeft: true }
    this.host.changed()
  }

  choose(chosen: HitTarget | undefined, givesFocus = false): void {
    this.chosen = chosen
    this.host.render()
    if (givesFocus && chosen !== undefined) this.host.focus(chosen)
  }

  addEdge(): void {
    const { design } = this
    const isAtStart = this.chosen?.type === 'point' && this.chosen.point === 0 && design.edges.length > 0
    const corners = cornersOf(design)
    const directions = directionsOf(design)
    const from = (isAtStart ? corners[0] : corners.at(-1)) ?? design.start
    const onward = isAtStart ? (directions[0] ?? 0) + 180 : (directions.at(-1) ?? 0)
    const to = placeAlong(from, onward, NEW_EDGE)
    this.act({ type: 'addPoint', end: isAtStart ? 'start' : 'end', to })
    this.choose({ type: 'point', point: isAtStart ? 0 : this.design.edges.length }, true)
  }

  key(key: PointKey, point: number): void {
    switch (key.does) {
      case 'nudge':
        this.act({ type: 'nudgePoint', point, by: key.by, isFree: key.isFree })
        break
      case 'insert':
        this.chosen = { type: 'point', point }
        if (point === 0 || point === this.design.edges.length) this.addEdge()
        else {
          this.act({ type: 'splitEdge', edge: point })
          this.choose({ type: 'point', point: point + 1 }, true)
        }
        break
      case 'remove':
        this.removePoint(point)
    }
  }

  /** Focuses the next point, or else the last one, or else the empty canvas. */
  removePoint(point: number): void {
    this.act({ type: 'removePoint', point })
    const rest = this.design.edges.length
    this.choose(rest === 0 ? undefined : { type: 'point', point: Math.min(point, rest) })
    this.host.focus(this.chosen)
  }
}
