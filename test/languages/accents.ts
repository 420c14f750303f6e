/** The pseudo-language replaces each letter of English, so that text in any other language is detected. */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀćďéƒǵĥíĵķĺḿńóṕɋŕśťúṽẃẋýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ'

const LETTERS = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED.charAt(index)] as const))

/** Placeholders such as `<name>` and `{name}` stay unchanged. */
const GAPS = /(<[^<>]*>|\{\w+\})/

export function accented(text: string): string {
  return text
    .split(GAPS)
    .map((part, index) => (index % 2 === 1 ? part : lettersOf(part)))
    .join('')
}

function lettersOf(text: string): string {
  return Array.from(text, (letter) => LETTERS.get(letter) ?? letter).join('')
}

/** Functions select texts by these words, which occur in no text. */
const CHOICES: readonly unknown[] = ['none', 'all', 'some']

/** Functions keep the texts that they receive. */
export function accentedTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return accented(texts) as Texts
  if (Array.isArray(texts)) return texts.map(accentedTexts) as Texts
  if (typeof texts === 'function') {
    const made = texts as unknown as (...given: readonly unknown[]) => string
    return ((...given: readonly unknown[]) => aroundGiven(made(...given), given.flat())) as Texts
  }
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([key, one]) => [key, accentedTexts<unknown>(one)]),
  ) as Texts
}

function aroundGiven(text: string, given: readonly unknown[]): string {
  const kept = given.filter(
    (one): one is string => typeof one === 'string' && one !== '' && !CHOICES.includes(one),
  )
  const [first, ...others] = kept
  if (first === undefined) return accented(text)
  return text
    .split(first)
    .map((part) => aroundGiven(part, others))
    .join(first)
}

export function plainWordsIn(text: string, data: unknown): readonly string[] {
  const known = new Set(wordsOf(typeof data === 'string' ? data : JSON.stringify(data)))
  return wordsOf(text).filter((word) => !known.has(word))
}

/** Ignores words of one or two letters, which are units and signs. */
function wordsOf(text: string): readonly string[] {
  return text.match(/(?<![\p{L}])[A-Za-zÄÖÜäöüß]{3,}(?![\p{L}])/gu) ?? []
}
