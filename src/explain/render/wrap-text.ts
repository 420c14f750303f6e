import { definedOnly } from '../../wire/object.js'
import { ownFields } from '../../problem/own-fields.js'

/** Marks parts of a line. */
export interface TextStyle {
  /** Marks values and the numbers of rules. */
  readonly strong: (text: string) => string
  /** Marks tree lines, sources, remarks and the sentences of rules. */
  readonly faint: (text: string) => string
}

/** A part of a line in one style. A space separates parts. */
export interface Segment {
  readonly text: string
  readonly style?: keyof TextStyle
}

/** Measures text, and breaks long words. */
export interface TextFit {
  /** Counts the columns of a text. */
  readonly widthOf: (text: string) => number
  /** Breaks a word that is longer than `width` columns. */
  readonly breakWord: (word: string, width: number) => readonly string[]
}

export interface TextLayout {
  readonly width: number | undefined
  readonly style: TextStyle
  readonly fit: TextFit
}

interface Word extends Segment {
  /** A line break is preferred before `=` or `→` at the start of a segment. */
  readonly isTurn: boolean
}

export function wrapped(
  segments: readonly Segment[],
  { width, style, fit: { widthOf, breakWord } }: TextLayout,
): readonly string[] {
  const whole = segments.map(ownFields).flatMap(wordsOf)
  if (width === undefined) return [textOfWords(whole, style)]
  const fitting = ({ text }: Word): readonly string[] =>
    widthOf(text) <= width ? [text] : breakWord(text, width)
  const words = whole.flatMap((word) => fitting(word).map((text) => ownFields({ ...word, text })))
  const lines: Word[][] = []
  let line: Word[] = []
  let length = 0
  for (const word of words) {
    const own = widthOf(word.text)
    const needed = length === 0 ? own : length + 1 + own
    if (needed <= width || length === 0) {
      line.push(word)
      length = needed
      continue
    }
    const turn = line.map(({ isTurn }) => isTurn).lastIndexOf(true)
    const carried = turn > 0 && !word.isTurn ? line.slice(turn) : []
    const isCarried = widthOfWords([...carried, word], widthOf) <= width
    lines.push(isCarried ? line.slice(0, line.length - carried.length) : line)
    line = isCarried ? [...carried, word] : [word]
    length = widthOfWords(line, widthOf)
  }
  return [...lines, line].map((one) => textOfWords(one, style))
}

function widthOfWords(words: readonly Word[], widthOf: TextFit['widthOf']): number {
  return words.reduce((sum, { text }) => sum + widthOf(text) + 1, -1)
}

/** Keeps the text in a short pair of brackets together: `(1 − discount)`. */
const WORD = /(?:\([^()]{0,30}\)|\S)+/g

function wordsOf({ text, style }: Segment): readonly Word[] {
  return (text.match(WORD) ?? []).map((word, index) =>
    ownFields(definedOnly({ text: word, isTurn: index === 0 && (word === '=' || word === '→'), style })),
  )
}

function textOfWords(words: readonly Word[], style: TextStyle): string {
  const parts: { style: keyof TextStyle | undefined; text: string }[] = []
  for (const { text, style: own } of words) {
    const last = parts.at(-1)
    if (last !== undefined && last.style === own) last.text += ` ${text}`
    else parts.push({ style: own, text })
  }
  return parts.map(({ style: own, text }) => (own === undefined ? text : style[own](text))).join(' ')
}
