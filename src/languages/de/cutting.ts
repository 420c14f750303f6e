import type { cutting as english } from '../en/cutting.js'

export const cutting: typeof english = {
  title: 'Schnittplan',
  decimalMark: ',',
  bar: 'Stange',
  bars: 'Stangen',
  atLeast: 'mindestens',
  isOptimal: 'kein Plan ist besser',
  kerf: 'Schnittfugen',
  trim: 'Besäumung',
  leftover: 'Rest',
  offcut: 'Reststück',
  unplaced: 'Kein Material mehr für',
  tooLong: 'Länger als das Material',
  more: 'weitere',
  nothing: 'Nichts zu schneiden.',
  notPlanned: 'Diese Stücke lassen sich nicht einplanen.',
}
