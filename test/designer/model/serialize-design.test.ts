/** Tests designs as text in an address, character by character. */
import { describe, expect, test } from 'vitest'
import {
  applyAction,
  serializeDesign,
  emptyDesign,
  parseDesign,
  type Design,
} from '../../../src/entries/designer.js'

const edge = (size: number, turn = 0, more: object = {}): object => ({ size, nearSize: size, turn, ...more })
const fold = (type: string, size: number, flip = false): object => ({
  type: `FINISH_TYPE_${type}`,
  size,
  flip,
})
const loaded = (design: object): Design =>
  applyAction(emptyDesign, { type: 'load', design: { ...emptyDesign, ...design } })

const TEXTS: readonly (readonly [text: string, design: object])[] = [
  ['d1;;0;l;;;', { name: '' }],
  ['d1;;0;l;;;/', { isTapered: true }],
  ['d1;;0;l;;;100', { edges: [edge(100)] }],
  ['d1;Ridge%20%26%20hip%3B;0;l;;;100', { name: 'Ridge & hip;', edges: [edge(100)] }],
  [
    'd1;;-67.5;r;;;100_50t90_80.25t-22.5',
    { heading: -67.5, colourSide: 'right', edges: [edge(100), edge(50, 90), edge(80.25, -22.5)] },
  ],
  [
    'd1;;0;l;;;100h_50t0_80t180h',
    { edges: [edge(100, 0, { isHidden: true }), edge(50), edge(80, 180, { isHidden: true })] },
  ],
  [
    'd1;;0;l;;;100/90_50/50t-5h',
    { isTapered: true, edges: [edge(100, 0, { nearSize: 90 }), edge(50, -5, { isHidden: true })] },
  ],
  [
    'd1;;0;l;c10;o12.5x;100',
    { startFold: fold('CRUSH_FOLD', 10), endFold: fold('OPEN_HOOK', 12.5, true), edges: [edge(100)] },
  ],
  [
    'd1;;0;l;f8x;d0.01;10000',
    { startFold: fold('FEATHER', 8, true), endFold: fold('DRIP_EDGE', 0.01), edges: [edge(10_000)] },
  ],
]

describe('the text of a design', () => {
  test.each(TEXTS)('is %s', (text, design) => {
    const drawn = loaded(design)
    expect(serializeDesign(drawn)).toBe(text)
    expect(parseDesign(text)).toEqual(drawn)
    expect(parseDesign(`#${text}`)).toEqual(drawn)
  })

  test('does not contain the visible side or the start of the drawing', () => {
    const [, drawn] = TEXTS[6] ?? []
    const near = loaded({ ...drawn, side: 'near', start: { x: 30, y: -40 } })
    expect(parseDesign(serializeDesign(near))).toEqual(loaded({ ...drawn }))
  })

  test.each([
    ['a different version', 'd2;;0;l;;;100'],
    ['a missing part', 'd1;;0;l;;'],
    ['an additional part', 'd1;;0;l;;;100;'],
    ['a leading space', ' d1;;0;l;;;100'],
    ['two leading # signs', '##d1;;0;l;;;100'],
    ['no heading', 'd1;;;l;;;100'],
    ['a heading with three decimals', 'd1;;0.125;l;;;100'],
    ['a heading with six digits', 'd1;;100000;l;;;100'],
    ['a heading between letters', 'd1;;a0b;l;;;100'],
    ['no side', 'd1;;0;;;;100'],
    ['an unknown side', 'd1;;0;x;;;100'],
    ['both sides', 'd1;;0;lr;;;100'],
    ['an unknown fold', 'd1;;0;l;z10;;100'],
    ['a fold without a size', 'd1;;0;l;c;;100'],
    ['a fold of size 0', 'd1;;0;l;c0;;100'],
    ['a fold that is too large', 'd1;;0;l;;c10000.01;100'],
    ['a fold that flips twice', 'd1;;0;l;c10xx;;100'],
    ['a fold after another character', 'd1;;0;l;ac10;;100'],
    ['an edge of size 0', 'd1;;0;l;;;0'],
    ['an edge of negative size', 'd1;;0;l;;;-5'],
    ['an edge that is too long', 'd1;;0;l;;;10000.01'],
    ['a near edge of size 0', 'd1;;0;l;;;100/0'],
    ['a near edge that is too long', 'd1;;0;l;;;100/10000.01'],
    ['a turn before the first edge', 'd1;;0;l;;;100t5'],
    ['a turn of more than 180°', 'd1;;0;l;;;100_50t180.01'],
    ['a turn of less than -180°', 'd1;;0;l;;;100_50t-180.01'],
    ['an empty edge', 'd1;;0;l;;;100_'],
    ['an edge after another character', 'd1;;0;l;;;x100'],
    ['an edge before another character', 'd1;;0;l;;;100hh'],
    ['a name with an invalid escape', 'd1;%E0%A4%A;0;l;;;100'],
    ['a name of 101 characters', `d1;${'x'.repeat(101)};0;l;;;100`],
    ['61 edges', `d1;;0;l;;;${Array.from({ length: 61 }, (_, at) => (at === 0 ? '5' : '5t1')).join('_')}`],
    [
      '61 edges with a taper',
      `d1;;0;l;;;${Array.from({ length: 61 }, (_, at) => (at === 0 ? '5/4' : '5/4t1')).join('_')}`,
    ],
    ['a valid edge before an invalid edge', 'd1;;0;l;;;100_50t90_x'],
    ['a fold with an unknown letter', 'd1;;0;l;e10;;100'],
    ['an empty string', ''],
  ])('is invalid with %s', (_, text) => {
    expect(parseDesign(text)).toBeUndefined()
  })

  test('is valid at its limits', () => {
    expect(
      parseDesign(`d1;${'x'.repeat(100)};99999.99;l;;;100_50t-180_50t180`)?.edges.map(({ turn }) => turn),
    ).toEqual([0, 180, 180])
    const sixty = `d1;;0;l;;;${Array.from({ length: 60 }, (_, at) => (at === 0 ? '5' : '5t1')).join('_')}`
    expect(parseDesign(sixty)?.edges).toHaveLength(60)
  })

  test('can have a # in its name', () => {
    expect(parseDesign('d1;No. #3;0;l;;;100')?.name).toBe('No. #3')
  })

  test('can have the largest fold and the largest edge', () => {
    const read = parseDesign('d1;;0;l;c10000;d10000x;10000/10000')
    expect([read?.startFold?.size, read?.endFold, read?.edges[0]?.nearSize]).toEqual([
      10_000,
      { type: 'FINISH_TYPE_DRIP_EDGE', size: 10_000, flip: true },
      10_000,
    ])
  })

  test('can have a long name, but must be a string', () => {
    // Each of the 100 characters is nine characters in the address.
    const long = `d1;${'%E2%82%AC'.repeat(100)};0;l;;;100`
    expect(parseDesign(long)?.name).toBe('€'.repeat(100))
    expect(parseDesign(long.padEnd(4001, ' '))).toBeUndefined()
    for (const text of [undefined, null, 5, ['d1;;0;l;;;100']])
      expect(parseDesign(text as unknown as string)).toBeUndefined()
  })
})
