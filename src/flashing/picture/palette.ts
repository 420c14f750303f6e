/** Which colours a picture has: those of the reader's system, or always the same. */
export type Theme = 'auto' | 'light' | 'dark'

/** What a picture is made of, by the colours of each. */
interface Palette {
  readonly paper: string
  readonly sheet: string
  readonly text: string
  readonly muted: string
  readonly faint: string
  readonly finish: string
  readonly front: string
}

const LIGHT: Palette = {
  paper: '#ffffff',
  sheet: '#16202c',
  text: '#16202c',
  muted: '#55606e',
  faint: '#98a2ae',
  finish: '#1a5fb4',
  front: '#b3410e',
}

const DARK: Palette = {
  paper: '#14191f',
  sheet: '#e8edf2',
  text: '#f2f5f8',
  muted: '#a9b4c0',
  faint: '#6d7885',
  finish: '#82b6ff',
  front: '#ff9d5c',
}

/** The styles of a picture. Rules are bound to the theme's class, so that pictures on one page do not mix. */
export function styleOf(theme: Theme): string {
  if (theme === 'light') return rules('.qw-light', LIGHT)
  if (theme === 'dark') return rules('.qw-dark', DARK)
  return `${rules('.qw-auto', LIGHT)}@media (prefers-color-scheme: dark){\n${rules('.qw-auto', DARK)}}\n`
}

function rules(theme: string, palette: Palette): string {
  const { paper, sheet, text, muted, faint, finish, front } = palette
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
