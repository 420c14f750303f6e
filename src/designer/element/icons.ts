import { h, type JSX } from 'preact'

const PATHS = {
  undo: 'M 9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  addPoint: 'M4 18 11 8h3M17 5v6m-3-3h6',
  turnLeft: 'M4 4v6h6M4.5 10A8.5 8.5 0 1 1 4 15',
  turnRight: 'M 20 4v6h-6M19.5 10A8.5 8.5 0 1 0 20 15',
  flip: 'M4 12h16M8 8l4-5 4 5M8 16l4 5 4-5',
  split: 'M3 12h6m6 0h6M12 7v10',
  remove: 'M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13',
  print: 'M7 8V3h10v5M7 17H4v-8h16v8h-3M7 14h10v7H7z',
  save: 'M 12 3v12m-5-5 5 5 5-5M 4 20h16',
} as const

export type IconName = keyof typeof PATHS

/** Screen readers skip the icon, because the word or label next to it has the same meaning. */
export function icon(name: IconName): JSX.Element {
  return h('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', { d: PATHS[name] }))
}

/**
 * A disabled button keeps the focus, so that keyboard users stay in the designer after the last
 * undo.
 */
export function iconButton(
  name: IconName,
  label: string,
  onClick: () => void,
  { word, isDisabled = false, look = '' }: { word?: string; isDisabled?: boolean; look?: string } = {},
): JSX.Element {
  return h(
    'button',
    {
      type: 'button',
      class: word === undefined ? `icon ${look}` : look,
      'aria-label': label,
      title: label,
      'aria-disabled': isDisabled ? 'true' : undefined,
      onClick: isDisabled ? undefined : onClick,
    },
    icon(name),
    word === undefined ? undefined : h('span', { class: 'word' }, word),
  )
}
