import type { DrawingSide, FinishType } from '../../definitions/enums.js'
import { advisoryCodes, type AdvisoryCode } from '../../problem/advisory-codes.js'
import type { Locale } from '../../problem/describe.js'
import { languageOf } from '../../problem/language.js'

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
  reflex: 'over 180° = folded the other way',
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
  total: 'Gesamtlänge',
  cutList: 'Zuschnittliste',
  sizesIn: 'Maße in',
  edges: 'Schenkel',
  noSizes: 'Ein Kantteil ohne Maße',
  finishes: 'Abschlüsse',
  colourSide: 'Farbseite',
  angles: { front: 'Winkel: Farbseite', back: 'Winkel: Rückseite' },
  reflex: 'über 180° = andersherum gekantet',
  hidden: 'verdeckter Schenkel',
  more: 'weitere',
  side: 'Seite',
  noWarnings: 'Keine Warnungen.',
  warnings: 'Warnungen:',
}

/** English and German, in this order. */
type Both = readonly [english: string, german: string]

const FINISHES: Readonly<Partial<Record<FinishType, Both>>> = {
  FINISH_TYPE_CRUSH_FOLD: ['crush fold', 'geschlossener Umschlag'],
  FINISH_TYPE_OPEN_HOOK: ['open hook', 'offener Umschlag'],
  FINISH_TYPE_FEATHER: ['feather', 'leichte Abkantung'],
  FINISH_TYPE_DRIP_EDGE: ['drip edge', 'Tropfkante'],
}

const SIDES: Readonly<Partial<Record<DrawingSide, Both>>> = {
  DRAWING_SIDE_FAR: ['Far side', 'Hintere Seite'],
  DRAWING_SIDE_NEAR: ['Near side', 'Vordere Seite'],
}

/** In English, the codes have texts of their own. */
const GERMAN_ADVICE: Readonly<Partial<Record<AdvisoryCode, string>>> = {
  declared_girth_differs: 'der Zuschnitt passt nicht zur Zeichnung',
  declared_length_differs: 'die Gesamtlänge passt nicht zur Zuschnittliste',
  edge_at_one_end: 'ein Schenkel ist nur an einem Ende eingetragen',
  edge_to_missing_point: 'ein Schenkel führt zu einem fehlenden Punkt',
  branching_point: 'das Blech verzweigt sich',
  drawing_in_pieces: 'die Zeichnung ist nicht ein Stück',
  drawing_loops: 'die Schenkel bilden einen Ring',
  edge_without_size: 'ein Schenkel hat kein Maß',
  finish_on_joint: 'ein Abschluss sitzt auf einer Kantung',
  fractional_pieces: 'eine Stückzahl ist keine ganze Zahl',
  piece_very_short: 'ein Stück ist sehr kurz',
  taper_exceeds_girth: 'die Verjüngung braucht mehr Zuschnitt',
  drawing_taken_as_free: 'die Zeichnung sagt nicht, wie sie gemessen wird',
}

/** The first clause of what a code means. */
function adviceInEnglish(code: AdvisoryCode): string {
  const meaning = advisoryCodes.find((entry) => entry.code === code)?.meaning ?? code
  return meaning.charAt(0).toLowerCase() + meaning.slice(1).replace(/[,;:.].*/, '')
}

export type SheetWords = ReturnType<typeof sheetWords>

/** The words and the decimal mark of a language; English when it is not known. */
export function sheetWords(locale: Locale | undefined) {
  const isGerman = languageOf(locale) === 'de'
  const choose = (both: Both | undefined): string | undefined => both?.[isGerman ? 1 : 0]
  return {
    ...(isGerman ? GERMAN : ENGLISH),
    figure: (text: string): string => (isGerman ? text.replace('.', ',') : text),
    finish: (type: FinishType | undefined) => type && choose(FINISHES[type]),
    sideName: (side: DrawingSide | undefined) => side && choose(SIDES[side]),
    advice: (code: AdvisoryCode): string =>
      (isGerman ? GERMAN_ADVICE[code] : undefined) ?? adviceInEnglish(code),
  }
}
