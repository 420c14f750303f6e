import type { DrawingSide, FinishType } from '../../nouns/enums.js'
import type { AdvisoryCode } from '../../problem/advisory-codes.js'
import type { Locale } from '../../problem/describe.js'

/** The words of a sheet. */
const ENGLISH = {
  flashing: 'Flashing',
  colour: 'Colour',
  thickness: 'Thickness',
  girth: 'Girth',
  bends: 'Bends',
  total: 'Total',
  cutList: 'Cut list',
  sizesIn: 'sizes in',
  edges: 'Edges',
  noSizes: 'A flashing without sizes',
  finishes: 'finishes',
  colourSide: 'colour side',
  angles: { front: 'angles: colour side', back: 'angles: reverse side' },
  hidden: 'hidden edge',
  more: 'more',
  side: 'Side',
  noWarnings: 'No warnings.',
  warnings: 'Warnings:',
}

const GERMAN: typeof ENGLISH = {
  flashing: 'Kantteil',
  colour: 'Farbe',
  thickness: 'Dicke',
  girth: 'Zuschnitt',
  bends: 'Kantungen',
  total: 'Gesamt',
  cutList: 'Stückliste',
  sizesIn: 'Maße in',
  edges: 'Kanten',
  noSizes: 'Ein Kantteil ohne Maße',
  finishes: 'Abschlüsse',
  colourSide: 'Farbseite',
  angles: { front: 'Winkel: Farbseite', back: 'Winkel: Rückseite' },
  hidden: 'verdeckte Kante',
  more: 'weitere',
  side: 'Seite',
  noWarnings: 'Keine Warnungen.',
  warnings: 'Warnungen:',
}

/** English and German, in this order. */
type Both = readonly [english: string, german: string]

const FINISHES: Readonly<Partial<Record<FinishType, Both>>> = {
  FINISH_TYPE_CRUSH_FOLD: ['crush fold', 'Umschlag, zugedrückt'],
  FINISH_TYPE_OPEN_HOOK: ['open hook', 'Umschlag, offen'],
  FINISH_TYPE_FEATHER: ['feather', 'Anlegekante'],
  FINISH_TYPE_DRIP_EDGE: ['drip edge', 'Tropfkante'],
}

const SIDES: Readonly<Partial<Record<DrawingSide, Both>>> = {
  DRAWING_SIDE_FAR: ['Far side', 'Hintere Seite'],
  DRAWING_SIDE_NEAR: ['Near side', 'Vordere Seite'],
}

const ADVICE: Readonly<Partial<Record<AdvisoryCode, Both>>> = {
  declared_girth_differs: ['the girth is not that of the drawing', 'der Zuschnitt passt nicht zur Zeichnung'],
  declared_length_differs: [
    'the total is not that of the cut list',
    'die Gesamtlänge passt nicht zur Stückliste',
  ],
  edge_at_one_end: ['an edge is recorded at one end only', 'eine Kante ist nur an einem Ende eingetragen'],
  edge_to_missing_point: ['an edge leads to a missing point', 'eine Kante führt zu einem fehlenden Punkt'],
  branching_point: ['the sheet branches', 'das Blech verzweigt sich'],
  drawing_in_pieces: ['the drawing is not one piece', 'die Zeichnung ist nicht ein Stück'],
  drawing_loops: ['the edges close a loop', 'die Kanten bilden einen Ring'],
  edge_without_size: ['an edge has no size', 'eine Kante hat kein Maß'],
  finish_on_joint: ['a finish is on a joint', 'ein Abschluss sitzt auf einer Biegung'],
  taper_exceeds_girth: ['the taper needs a wider blank', 'die Verjüngung braucht mehr Zuschnitt'],
  drawing_taken_as_free: [
    'the drawing does not say how it is measured',
    'die Zeichnung sagt nicht, wie sie gemessen wird',
  ],
}

export type SheetWords = ReturnType<typeof sheetWords>

/** The words and the decimal mark of a language; English when it is not known. */
export function sheetWords(locale: Locale | undefined) {
  const isGerman = locale === 'de'
  const choose = (both: Both | undefined): string | undefined => both?.[isGerman ? 1 : 0]
  return {
    ...(isGerman ? GERMAN : ENGLISH),
    figure: (text: string): string => (isGerman ? text.replace('.', ',') : text),
    finish: (type: FinishType | undefined) => type && choose(FINISHES[type]),
    sideName: (side: DrawingSide | undefined) => side && choose(SIDES[side]),
    advice: (code: AdvisoryCode): string => choose(ADVICE[code]) ?? code,
  }
}
