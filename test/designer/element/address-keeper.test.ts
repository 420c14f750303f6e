/** Tests the page address with a drawing, without a browser. */
import { describe, expect, test } from 'vitest'
import { AddressKeeper } from '../../../src/designer/element/address-keeper.js'
import type { TypedOrder } from '../../../src/designer/element/designer-address.js'
import { addressText } from '../../../src/designer/element/designer-address.js'
import { sampleDesigns, type Design } from '../../../src/entries/designer.js'
import { clock, onPage } from './on-page.js'

const { apron } = sampleDesigns
const ridge = sampleDesigns['ridge-capping']
const PAGE = 'https://example.com//orders?line=2'

/** A keeper that holds the apron, on a page whose browser refuses the first addresses. */
function keeperOn({ hash = '#old', isOn = true, refused = 0 } = {}) {
  const { globals, pass } = clock()
  const location = { href: `${PAGE}${hash}`, hash }
  const written: unknown[][] = []
  const listeners: [string, unknown][] = []
  const taken: [Design, TypedOrder][] = []
  const state = { held: apron, isOn, refused }
  const keeper = new AddressKeeper({
    isOn: () => state.isOn,
    text: () => addressText(state.held, {}),
    take: (...read) => taken.push(read),
  })
  const page = {
    ...globals,
    location,
    history: {
      state: 'of the page',
      replaceState: (...args: unknown[]) => {
        written.push(args)
        if (state.refused-- > 0) throw new DOMException('100 times in 30 seconds', 'SecurityError')
      },
    },
    addEventListener: (...listener: [string, unknown]) => listeners.push(listener),
    removeEventListener: (...[name, removed]: [string, unknown]) => {
      const at = listeners.findIndex(([one, listener]) => one === name && listener === removed)
      if (at !== -1) listeners.splice(at, 1)
    },
  }
  return {
    ...{ state, location, written, listeners, taken },
    pass: (ms: number) => onPage(page, () => pass(ms)),
    call: (name: 'start' | 'stop' | 'read' | 'write') => {
      onPage(page, () => {
        keeper[name]()
      })
    },
    fire: () => {
      onPage(page, () => {
        for (const [, listener] of listeners) (listener as () => void)()
      })
    },
  }
}

const addressOf = (design: Design) => ['of the page', '', `${PAGE}#${addressText(design, {})}`]

describe('the page address', () => {
  test.each(['', '#', '#old', '#a#b\nc'])(
    'is written in full after %j, since the browser resolves a partial address against the base of the page',
    (hash) => {
      const { call, written } = keeperOn({ hash })
      call('write')
      expect(written).toEqual([addressOf(apron)])
    },
  )

  test('is neither written nor read if the page does not ask for it', () => {
    const { call, written, taken, pass } = keeperOn({ hash: `#${addressText(ridge, {})}`, isOn: false })
    for (const name of ['start', 'read', 'write', 'stop'] as const) call(name)
    expect([written, taken, pass(60_000)]).toEqual([[], [], []])
  })

  test('is written again once, in its latest state, after the browser rejects a change', () => {
    const { call, state, written, pass } = keeperOn({ refused: 1 })
    call('write')
    state.held = ridge
    expect([pass(30_999), pass(31_000), pass(60_000)]).toEqual([[], [31_000], []])
    expect(written).toEqual([addressOf(apron), addressOf(ridge)])
  })

  test('is not written late after a later change was accepted, or after the designer has left the page', () => {
    for (const name of ['write', 'stop'] as const) {
      const { call, pass } = keeperOn({ refused: 1 })
      call('write')
      call(name)
      expect(pass(60_000)).toEqual([])
    }
  })

  test('is not read while out of date, so that a moved designer keeps its drawing', () => {
    const { call, state, written, taken } = keeperOn({ hash: `#${addressText(apron, {})}`, refused: 1 })
    state.held = ridge
    call('write')
    call('stop')
    call('start')
    expect([taken, written.at(-1)]).toEqual([[], addressOf(ridge)])
    call('stop')
    call('start')
    expect(taken.length).toBe(1)
  })

  test('is read when it changes, until the designer leaves the page', () => {
    const { call, fire, location, listeners, taken } = keeperOn()
    call('start')
    expect(listeners.map(([name]) => name)).toEqual(['hashchange'])
    location.hash = `#${addressText(ridge, {})}`
    fire()
    expect(taken.length).toBe(1)
    call('stop')
    expect(listeners).toEqual([])
  })

  test('is read if it has a different drawing', () => {
    const { call, location, taken } = keeperOn({ hash: `#${addressText(ridge, { price: '31' })}` })
    call('read')
    expect(taken).toEqual([[ridge, { pieces: undefined, price: '31' }]])
    for (const hash of [`#${addressText(apron, {})}`, '#section', '']) {
      location.hash = hash
      call('read')
    }
    expect(taken.length).toBe(1)
  })
})
