/** The sizes of paper. */
export const PAPERS = Object.freeze(['a4', 'letter'] as const)

/** One of the sizes of paper. */
export type Paper = (typeof PAPERS)[number]

/** The area inside the margins, in CSS pixels. */
export interface PaperSize {
  /** The name in CSS. */
  readonly name: string
  readonly width: number
  readonly height: number
}

/** In millimetres. The page number is at the bottom. */
export const MARGINS = { top: 14, side: 15, bottom: 18 } as const

export const PAPER_SIZES: Readonly<Record<Paper, PaperSize>> = {
  a4: sizeOf('a4', 210, 297),
  letter: sizeOf('letter', 215.9, 279.4),
}

function sizeOf(name: string, width: number, height: number): PaperSize {
  return {
    name,
    width: pixelsOf(width - 2 * MARGINS.side),
    height: pixelsOf(height - MARGINS.top - MARGINS.bottom),
  }
}

function pixelsOf(millimetres: number): number {
  return (millimetres * 96) / 25.4
}

const LETTER_REGIONS: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'PR'])

export function paperOf(locale: string): Paper {
  // Skips the language, scripts of four letters and extensions, which begin with one character.
  const [, ...rest] = (locale.split(/-[a-z\d](?=-)/i)[0] ?? '').split('-')
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part))
  return LETTER_REGIONS.has(region?.toUpperCase() ?? '') ? 'letter' : 'a4'
}
