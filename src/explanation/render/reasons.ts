import type { Words } from './words.js'

export function reasonIn(words: Words, because: string): string {
  return because + (words.locale === 'de' ? '' : '')
}
