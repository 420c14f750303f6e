const product = () => ({
  productId: 'prod_1',
  isTracked: true,
  isColourTracked: true,
  colours: ['Charcoal'],
  rows: [{ productRowId: 'r1' }],
})
const line = () => ({ catalogue: { productId: 'prod_1', productRowId: 'r1', pricing: { quantity: '3' } } })

export const SOUND: Readonly<Record<string, () => readonly unknown[]>> = {
  entriesOf: () => [product(), [{ productRowId: 'r1', colour: 'Charcoal', onHand: '3' }]],
  isOpenOrder: () => [{ isSubmitted: true, isArchived: false, receivedStatus: '' }],
  stockConsumption: () => [[line()], [product()]],
  promisedBy: () => [
    [{ isSubmitted: true, isArchived: false, lines: [line()] }],
    [product()],
    { byEntry: [], unassigned: [] },
  ],
  setStockLevels: () => [
    product(),
    [{ productRowId: 'r1', colour: 'Charcoal', onHand: '3', promised: '1', onTheWay: '0' }],
    { entries: [{ productRowId: 'r1', colour: 'Charcoal', onHand: '200' }] },
  ],
}
