/** Tests the page address with a drawing, without a browser. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AddressKeeper } from '../../../src/designer/element/address-keeper.js'
import type { TypedOrder } from '../../../src/designer/element/designer-address.js'
import { addressText } from '../../../src/designer/element/designer-address.js'
import { sampleDesigns, type Design } from '../../../src/entries/designer.js'

describe('the page address', () => {
  const { apron } = sampleDesigns
  const ridge = sampleDesigns['ridge-capping']
  const replaceState = vi.fn<(state: unknown, unused: string, address: string) => void>()
  const location = { href: '', hash: '' }
  let held: Design = apron
  const taken: [Design, TypedOrder][] = []
  const keeper = new AddressKeeper({
    isOn: () => true,
    text: () => addressText(held, {}),
    take: (...read) => taken.push(read),
  })

  beforeEach(() => {
    vi.useFakeTimers()
    replaceState.mockReset()
    Object.assign(location, { href: 'https://example.com//orders?line=2#old', hash: '#old' })
    held = apron
    taken.length = 0
    vi.stubGlobal('history', { state: 'of the page', replaceState })
    vi.stubGlobal('location', location)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('is written in full, since the browser resolves a partial address against the base of the page', () => {
    keeper.write()
    expect(replaceState.mock.calls).toEqual([
      ['of the page', '', `https://example.com//orders?line=2#${addressText(apron, {})}`],
    ])
  })

  test('is written again, in its latest state, after the browser rejects a change', () => {
    replaceState.mockImplementationOnce(() => {
      throw new DOMException('100 times in 30 seconds', 'SecurityError')
    })
    expect(() => {
      keeper.write()
    }).not.toThrow()
    held = ridge
    vi.advanceTimersByTime(60_000)
    expect(replaceState).toHaveBeenCalledTimes(2)
    expect(replaceState.mock.lastCall?.[2]).toMatch(addressText(ridge, {}))
  })

  test('is not read while out of date, so that a moved designer keeps its drawing', () => {
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    location.hash = `#${addressText(apron, {})}`
    held = ridge
    replaceState.mockImplementationOnce(() => {
      throw new DOMException('100 times in 30 seconds', 'SecurityError')
    })
    keeper.write()
    keeper.stop()
    keeper.start()
    expect(taken).toEqual([])
    expect(replaceState.mock.lastCall?.[2]).toMatch(addressText(ridge, {}))
    keeper.stop()
    keeper.start()
    expect(taken.length).toBe(1)
  })

  test('is read if it has a different drawing', () => {
    location.hash = `#${addressText(ridge, { price: '31' })}`
    keeper.read()
    expect(taken).toEqual([[ridge, { pieces: undefined, price: '31' }]])
    location.hash = `#${addressText(apron, {})}`
    keeper.read()
    location.hash = '#section'
    keeper.read()
    expect(taken.length).toBe(1)
  })
})
