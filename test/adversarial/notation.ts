/** An object with a `$make` is replaced by its result. */
export type Notation = null | boolean | number | string | readonly Notation[] | NotationObject

export interface NotationObject {
  readonly [key: string]: Notation
}

export function plainText(notation: Notation | undefined): string {
  return typeof notation === 'string' ? notation : notation === undefined ? '' : JSON.stringify(notation)
}

export function listOf(notation: Notation): readonly Notation[] {
  return isList(notation) ? notation : []
}

export function isList(notation: Notation): notation is readonly Notation[] {
  return Array.isArray(notation)
}

export function isObject(notation: Notation): notation is NotationObject {
  return typeof notation === 'object' && notation !== null && !isList(notation)
}
