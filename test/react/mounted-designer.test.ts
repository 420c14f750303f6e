/** Tests what the component for React does with its element. Its hooks run without a browser. */
import * as React from 'react'
import { describe, expect, test, vi } from 'vitest'
import { FlashingDesigner } from '../../src/entries/react.js'

type Props = Parameters<typeof FlashingDesigner>[0]

/** The hooks that React calls for the component that it renders. */
interface Hooks {
  readonly useRef: (initial: unknown) => { current: unknown }
  readonly useEffect: (effect: () => (() => void) | undefined, inputs?: readonly unknown[]) => void
}

const internals = (React as unknown as Record<string, { H: Hooks | null }>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]

const OBJECTS = ['account', 'limits', 'stock', 'labels', 'priceTable', 'design'] as const

/** An element that records what is set on it. */
class RecordingElement extends EventTarget {
  readonly sets: [name: string, value: unknown][] = []
  problems: readonly object[] = []
  shown: object | undefined
  design = undefined
  figures = { girth: '250' }

  constructor() {
    super()
    const { sets } = this
    for (const name of OBJECTS)
      Object.defineProperty(this, name, {
        set: (value: unknown) => {
          sets.push([name, value])
        },
      })
  }

  get line(): object | undefined {
    return this.shown
  }

  set line(line: object | undefined) {
    this.sets.push(['line', line])
    this.shown = line
  }
}

interface Slot {
  current?: unknown
  inputs?: readonly unknown[] | undefined
  cleanUp?: (() => void) | undefined
}

/** Mounts the component, and renders it again with other properties. */
class Mounted {
  readonly element = new RecordingElement()
  readonly #slots: Slot[] = []
  #ref: { current: unknown } | undefined

  render(props: Props): readonly (readonly [string, unknown])[] {
    if (internals === undefined) throw new Error('React has other internals')
    const before = internals.H
    const effects: (() => void)[] = []
    let at = 0
    const slot = (make: () => Slot): Slot => (this.#slots[at++] ??= make())
    internals.H = {
      useRef: (initial) => slot(() => ({ current: initial })) as { current: unknown },
      useEffect: (effect, inputs) => {
        const kept = slot(() => ({}))
        const isSame =
          inputs?.length === kept.inputs?.length && inputs?.every((one, i) => one === kept.inputs?.[i])
        kept.inputs = inputs
        if (isSame !== true) effects.push(() => (kept.cleanUp = effect()))
      },
    }
    try {
      const { ref } = FlashingDesigner(props).props as { ref: { current: unknown } }
      this.#ref = ref
      this.show(true)
    } finally {
      internals.H = before
    }
    for (const run of effects) run()
    return this.element.sets.splice(0)
  }

  /** React empties the reference before it removes the element, whose field may then report its text. */
  show(isShown: boolean): void {
    if (this.#ref !== undefined) this.#ref.current = isShown ? this.element : null
  }

  unmount(): void {
    for (const { cleanUp } of this.#slots) cleanUp?.()
  }
}

describe('FlashingDesigner, once it is mounted,', () => {
  test.each(OBJECTS)('sets the property %s, and again only if it is another object', (name) => {
    const mounted = new Mounted()
    const [one, other] = [{ one: 1 }, { other: 2 }]
    const render = (value: object | undefined) => mounted.render({ [name]: value })
    expect([render(undefined), render(one), render(one), render(other), render(undefined)]).toEqual([
      [],
      [[name, one]],
      [],
      [[name, other]],
      [],
    ])
  })

  test('sets all properties before the line, because they may change it', () => {
    const props = Object.fromEntries([...OBJECTS, 'line'].map((name) => [name, { name }]))
    expect(new Mounted().render(props)).toEqual(Object.entries(props))
  })

  test('sets the line when it changes, but not if the first line is absent', () => {
    const mounted = new Mounted()
    const [one, other] = [{ one: 1 }, { other: 2 }]
    const render = (line: object | undefined) => mounted.render({ line })
    expect([render(undefined), render(one), render(one), render(other), render(undefined)]).toEqual([
      [],
      [['line', one]],
      [],
      [['line', other]],
      [['line', undefined]],
    ])
  })

  test('reports each change to the last listener, until it is removed', () => {
    const mounted = new Mounted()
    const [first, last] = [vi.fn(), vi.fn()]
    const change = (detail: string) => mounted.element.dispatchEvent(new CustomEvent('change', { detail }))
    mounted.render({ onChange: first })
    change('a')
    mounted.render({ onChange: last })
    change('b')
    mounted.show(false)
    change('of a field that loses the focus')
    mounted.show(true)
    mounted.unmount()
    change('c')
    expect([first.mock.calls, last.mock.calls]).toEqual([[['a']], [['b']]])
  })

  test.each([
    ['nothing', {}, {}, false],
    ['a template', { shown: { drawing: {} } }, {}, true],
    ['a problem', { problems: [{ code: 'required' }] }, {}, true],
    ['a given line', {}, { line: { drawing: {} } }, false],
    ['a given line with a problem', { problems: [{ code: 'required' }] }, { line: { drawing: {} } }, false],
  ])(
    'reports at once only a line or a problem that the host does not know: %s',
    (_, state, props, isReported) => {
      const mounted = new Mounted()
      Object.assign(mounted.element, state)
      const onChange = vi.fn()
      mounted.render({ ...props, onChange })
      const { shown: line, problems, figures } = mounted.element
      expect(onChange.mock.calls).toEqual(
        isReported ? [[{ design: undefined, line, figures, problems }]] : [],
      )
      mounted.render({ ...props, onChange })
      expect(onChange).toHaveBeenCalledTimes(isReported ? 1 : 0)
    },
  )
})
