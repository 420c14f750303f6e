/** How wide a text is about, without asking for a font: kinds of character, in ems of a common sans-serif. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0
  for (const character of text) ems += emsOf(character)
  return ems * fontSize
}

function emsOf(character: string): number {
  if (/[fijlrtI.,:;'|!()[\]/° ]/.test(character)) return 0.36
  if (/[mwMW@%—]/.test(character)) return 0.9
  if (/[A-Z]/.test(character)) return 0.7
  return character < '\u1100' ? 0.58 : 1.05
}

/** How high a line of text is, in ems. */
export const LINE_HEIGHT = 1.15
