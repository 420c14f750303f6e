const place = () => ({ x: 100, y: 40 })
const fold = () => ({ type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, flip: false })
const edge = (turn: number) => ({ size: 120, nearSize: 100, turn, isHidden: false })

const design = () => ({
  ...{ name: 'Apron', start: place(), heading: 90, colourSide: 'left', isTapered: true, side: 'far' },
  ...{ startFold: fold(), endFold: fold(), edges: [edge(0), edge(45)] },
})

const point = (id: string, x: number, vectors: readonly string[], connect: readonly string[]) => ({
  ...{ id, x, y: 10, vectors, connect, finish: fold() },
})

const drawing = () => ({
  points: { a: point('a', 0, ['b'], []), b: point('b', 90, [], ['a']) },
  lines: { values: { 'a-b': { size: 90, hidden: true } } },
  angles: { values: { a: { angle: 90 } } },
  frontArrow: { x: 45, y: 40, angle: 90 },
})

export const designerArguments = (): Readonly<Record<string, readonly unknown[]>> => ({
  applyAction: [design(), { type: 'addPoint', end: 'end', to: place(), isFree: true }],
  newHistory: [design()],
  applyToHistory: [
    { past: [design()], present: design(), future: [design()], gesture: 'drag' },
    { type: 'movePoint', point: 1, to: place(), isFree: false },
    'drag',
  ],
  hitTest: [design(), place(), 10],
  toDrawings: [design()],
  fromDrawings: [{ drawing: drawing(), otherSides: [drawing()], productName: 'Apron' }],
  serializeDesign: [design()],
  parseDesign: ['d1;Ridge;-65;l;c10;c10x;20_155t45_155t40_20t45'],
})
