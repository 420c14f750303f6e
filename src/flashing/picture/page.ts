import type { Theme } from '../../definitions/enums.js'
import { isFigure } from './sketch.js'
import type { Box } from './plane.js'

/** A sheet has the proportions of an ISO page, landscape. */
export const SHEET: Box = { left: 0, top: 0, right: 594, bottom: 420 }

/** If only the width or the height is requested, the other follows from the proportions. */
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

export const MAX_PIXELS = 100_000

function usable(pixels: number | undefined): number | undefined {
  return isFigure(pixels) && pixels >= 1 ? Math.min(pixels, MAX_PIXELS) : undefined
}

const LIGHT = {
  paper: '#ffffff',
  ink: '#16202c',
  muted: '#55606e',
  faint: '#98a2ae',
  finish: '#1a5fb4',
  front: '#b3410e',
}

const DARK: typeof LIGHT = {
  paper: '#14191f',
  ink: '#f2f5f8',
  muted: '#a9b4c0',
  faint: '#6d7885',
  finish: '#82b6ff',
  front: '#ff9d5c',
}

const PRINTED: typeof LIGHT = {
  paper: '#fff',
  ink: '#000',
  muted: '#000',
  faint: '#777',
  finish: '#000',
  front: '#000',
}

/** The parts that have each colour: as lines (`stroke`), or as areas and letters (`fill`). */
const PARTS: Readonly<Record<keyof typeof LIGHT, { readonly stroke?: string; readonly fill?: string }>> = {
  paper: { fill: 'paper' },
  ink: { stroke: 'sheet', fill: 'title size note value' },
  muted: { stroke: 'mark', fill: 'angle caption' },
  faint: { stroke: 'hidden leader rule' },
  finish: { fill: 'finish' },
  front: { stroke: 'shaft', fill: 'head arrow' },
}

/** Scopes rules by the theme's class, so that pictures on one page do not affect each other. */
export function styleOf(theme: Theme): string {
  const scope = `.qw-${theme}`
  const dark = theme === 'auto' ? `@media (prefers-color-scheme: dark){\n${rules(scope, DARK)}}\n` : ''
  return `${rules(scope, theme === 'dark' ? DARK : LIGHT)}${dark}@media print{\n${rules(scope, PRINTED)}}\n`
}

function rules(scope: string, colours: typeof LIGHT): string {
  return Object.entries(PARTS)
    .flatMap(([colour, painted]) =>
      Object.entries(painted).map(([property, parts]) => {
        const selectors = parts.split(' ').map((part) => `${scope} .qw-${part}`)
        return `${selectors.join()}{${property}:${colours[colour as keyof typeof LIGHT]}}\n`
      }),
    )
    .join('')
}
