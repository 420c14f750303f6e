import { centreOf, type Box } from './box.js'
import { isFigure } from './figure.js'
import { textWidth } from './text-width.js'

/** Around everything that is drawn. */
export const MARGIN = 18
export const TITLE_SIZE = 16
export const NOTE_SIZE = 12
const HEADING_HEIGHT = 30
/** The smallest picture. */
const SMALLEST = { width: 240, height: 120 }

/** The whole picture: what is drawn, a margin, and the heading above. */
export function pageOf(cover: Box | undefined, title: string, note: string): Box {
  const drawn = cover ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const heading = textWidth(title, TITLE_SIZE) * 1.1 + 24 + textWidth(note, NOTE_SIZE)
  const width = Math.max(drawn.right - drawn.left, heading, SMALLEST.width)
  const height = Math.max(drawn.bottom - drawn.top, SMALLEST.height)
  const { x, y } = centreOf(drawn)
  const above = title === '' && note === '' ? 0 : HEADING_HEIGHT
  return {
    left: Math.floor(x - width / 2 - MARGIN),
    top: Math.floor(y - height / 2 - MARGIN - above),
    right: Math.ceil(x + width / 2 + MARGIN),
    bottom: Math.ceil(y + height / 2 + MARGIN),
  }
}

/** In pixels: as large as it is drawn, or as asked; of one side that is asked for, the other follows. */
export function sizeOf(
  page: Box,
  asked: { readonly width?: number; readonly height?: number },
): { readonly width: number; readonly height: number } {
  const natural = { width: page.right - page.left, height: page.bottom - page.top }
  const [width, height] = [usable(asked.width), usable(asked.height)]
  return {
    width: width ?? (height === undefined ? natural.width : (natural.width * height) / natural.height),
    height: height ?? (width === undefined ? natural.height : (natural.height * width) / natural.width),
  }
}

/** The most pixels that a side of a picture may ask for. */
export const MOST_PIXELS = 100_000

function usable(pixels: number | undefined): number | undefined {
  return isFigure(pixels) && pixels >= 1 ? Math.min(pixels, MOST_PIXELS) : undefined
}
