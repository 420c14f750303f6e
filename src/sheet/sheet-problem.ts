import type { spreadsheet } from '../languages/en/spreadsheet.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import type { Locale } from '../languages/languages.js'
import { pointerOf } from '../problem/path.js'
import { truncate } from '../problem/preview.js'
import { ownFields } from '../problem/own-fields.js'

export type SheetProblemCode = keyof (typeof spreadsheet)['problems']

/** A problem of a sheet, at its cell. */
export interface SheetProblem {
  /** The cell as a spreadsheet names it, such as `C7`; empty for the sheet as a whole. */
  readonly cell: string
  /** The stable code of a problem of sheets, of typed texts or of pricing. */
  readonly code: string
  /** For people: the cell, and what to type instead. The wording may change in any release. */
  readonly message: string
  /** The field that the cell would fill, as a pointer into the request; empty without one. */
  readonly param: string
  /** The same field as a list of keys; empty without one. */
  readonly path: readonly (string | number)[]
  /** The details of the message as data. */
  readonly details: object
}

/** The place of a problem: its cell, and the path of the field that the cell would fill. */
export interface CellPlace {
  /** The cell as a spreadsheet names it, such as `C7`. */
  readonly cell: string
  /** The path of the field in the request. */
  readonly path: readonly (string | number)[]
}

export interface FoundInSheet extends CellPlace {
  readonly code: SheetProblemCode
  readonly details: Readonly<Record<string, string>>
}

const MAX_CHARACTERS = 80

export function found(
  code: SheetProblemCode,
  { cell, path }: CellPlace,
  details: Readonly<Record<string, string>> = {},
): FoundInSheet {
  const short = Object.entries(details).map(([name, text]) => [name, truncate(text, MAX_CHARACTERS)] as const)
  return { code, cell, path, details: Object.fromEntries(short) }
}

export function published({ code, cell, path, details }: FoundInSheet, language: Locale): SheetProblem {
  const { problems, near } = SPREADSHEET[language]
  const { near: word } = ownFields(details)
  const texts = { ...details, near: word === undefined ? '' : filled(near, { word }) }
  return {
    cell,
    code,
    message: atCell(cell, filled(problems[code], texts)),
    param: pointerOf(path),
    path,
    details,
  }
}

export function atCell(cell: string, sentence: string): string {
  return cell === '' ? sentence : `${cell}: ${sentence}`
}

function filled(sentence: string, texts: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(texts, name) ? (texts[name] ?? '') : mark,
  )
}

/** Column 2 of row 6, both from 0, is `C7`. */
export function cellName(column: number, row: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(0x41 + ((rest - 1) % 26)) + letters
  return `${letters}${String(row + 1)}`
}
