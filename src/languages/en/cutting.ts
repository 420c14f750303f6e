/** The words on the picture of a cutting plan. */
export const cutting = {
  title: 'Cutting plan',
  decimalMark: '.',
  bars: 'bars',
  atLeast: 'at least',
  isOptimal: 'no plan is better',
  kerf: 'kerf',
  trim: 'trim',
  leftover: 'leftover',
  offcut: 'offcut',
  unplaced: 'No stock left for',
  tooLong: 'Longer than the stock',
  more: 'more',
  nothing: 'Nothing to cut.',
  notPlanned: 'These pieces cannot be planned.',
}
