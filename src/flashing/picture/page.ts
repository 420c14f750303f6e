import type { Theme } from '../../nouns/enums.js'
import { isFigure } from './sketch.js'
import { centreOf, type Box } from './plane.js'
import { textWidth } from './svg-text.js'

/** The margin around everything that is drawn. */
export const MARGIN = 18
export const TITLE_SIZE = 16
export const NOTE_SIZE = 12
const HEADING_HEIGHT = 30
/** The smallest picture. */
const SMALLEST = { width: 240, height: 120 }

/** The extent of the picture: what is drawn, a margin, and the heading above. */
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

/** In pixels: as large as it is drawn, or as requested. With one side requested, the other keeps the proportions. */
export function sizeOf(
  page: Box,
  requested: { readonly width?: number | undefined; readonly height?: number | undefined },
): { readonly width: number; readonly height: number } {
  const natural = { width: page.right - page.left, height: page.bottom - page.top }
  const [width, height] = [usable(requested.width), usable(requested.height)]
  return {
    width: width ?? (height === undefined ? natural.width : (natural.width * height) / natural.height),
    height: height ?? (width === undefined ? natural.height : (natural.height * width) / natural.width),
  }
}

/** The most pixels that a side of a picture can have. */
export const MOST_PIXELS = 100_000

function usable(pixels: number | undefined): number | undefined {
  return isFigure(pixels) && pixels >= 1 ? Math.min(pixels, MOST_PIXELS) : undefined
}

/** The colours of the parts of a picture. */
const LIGHT = {
  paper: '#ffffff',
  sheet: '#16202c',
  text: '#16202c',
  muted: '#55606e',
  faint: '#98a2ae',
  finish: '#1a5fb4',
  front: '#b3410e',
}

const DARK: typeof LIGHT = {
  paper: '#14191f',
  sheet: '#e8edf2',
  text: '#f2f5f8',
  muted: '#a9b4c0',
  faint: '#6d7885',
  finish: '#82b6ff',
  front: '#ff9d5c',
}

/** The styles of a picture. Rules are scoped by the theme's class, so that pictures on one page do not affect each other. */
export function styleOf(theme: Theme): string {
  if (theme === 'light') return rules('.qw-light', LIGHT)
  if (theme === 'dark') return rules('.qw-dark', DARK)
  return `${rules('.qw-auto', LIGHT)}@media (prefers-color-scheme: dark){\n${rules('.qw-auto', DARK)}}\n`
}

function rules(theme: string, colours: typeof LIGHT): string {
  const { paper, sheet, text, muted, faint, finish, front } = colours
  const declarations = {
    'qw-paper': `fill:${paper}`,
    'qw-sheet': `stroke:${sheet}`,
    'qw-hidden': `stroke:${faint}`,
    'qw-mark': `stroke:${muted}`,
    'qw-leader': `stroke:${faint}`,
    'qw-shaft': `stroke:${front}`,
    'qw-head': `fill:${front}`,
    'qw-title': `fill:${text}`,
    'qw-size': `fill:${text}`,
    'qw-angle': `fill:${muted}`,
    'qw-finish': `fill:${finish}`,
    'qw-arrow': `fill:${front}`,
    'qw-note': `fill:${muted}`,
  }
  return Object.entries(declarations)
    .map(([name, declaration]) => `${theme} .${name}{${declaration}}\n`)
    .join('')
}
