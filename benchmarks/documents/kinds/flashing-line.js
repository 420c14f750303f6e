import { money } from '../ordinary.js'

/** Returns a flashing line with a drawing of four edges and a crush fold, and with pieces of two lengths. */
export function flashingLine(index) {
  const metres = 12 + (index % 5)
  return {
    flashing: {
      templateId: 'flashtpl_01hx5zq8kyfzq1j40npbg22xyd',
      productName: 'Barge capping',
      priceLevel: 'A',
      colour: 'Galvanised',
      thickness: '0.55',
      bends: '5',
      totalGirth: '350',
      totalLength: `${metres}`,
      unitPrice: money(3610),
      totalPrice: money(3610 * metres),
      subitems: [
        { amount: 2, length: 5000 },
        { amount: 1, length: (metres - 10) * 1000 },
      ],
      drawing: {
        tempId: `barge-${index}`,
        drawingNumber: 0,
        side: 'DRAWING_SIDE_FAR',
        isFreeDrawing: true,
        points: {
          p1: {
            id: 'p1',
            x: 80,
            y: 90,
            vectors: ['p2'],
            connect: [],
            finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, label: 'cf10', flip: true },
          },
          p2: { id: 'p2', x: 80, y: 65, vectors: ['p3'], connect: ['p1'] },
          p3: { id: 'p3', x: 200, y: 65, vectors: ['p4'], connect: ['p2'] },
          p4: { id: 'p4', x: 200, y: 245, vectors: ['p5'], connect: ['p3'] },
          p5: { id: 'p5', x: 189.4, y: 255.6, vectors: [], connect: ['p4'] },
        },
        lines: {
          values: {
            'p1-p2': { size: 25, hidden: false },
            'p2-p3': { size: 120, hidden: false },
            'p3-p4': { size: 180, hidden: false },
            'p4-p5': { size: 15, hidden: false },
          },
        },
        angles: {
          values: {
            p2: { angle: 90, hidden: true },
            p3: { angle: 90, hidden: true },
            p4: { angle: 135, hidden: false },
          },
        },
      },
    },
  }
}
