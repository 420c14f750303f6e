import { DESIGNER } from '../../languages/designer.generated.js'
import { languageOf } from '../../languages/languages.js'
import { inLocale } from '../../input/marks.js'

/** The words of the designer, by their use. In a word such as `{number}` goes what the name says. */
export type DesignerLabels = Readonly<(typeof DESIGNER)['en']>

/** The words in the language of a locale, except those that the page replaces. */
export function labelsIn(locale: string, replaced: Partial<DesignerLabels>): DesignerLabels {
  return { ...DESIGNER[languageOf(locale)], ...replaced }
}

/** A text with what goes into its gaps. */
export function filled(text: string, gaps: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(gaps, name) ? String(gaps[name]) : gap,
  )
}

/** The announcement of the figures once the pointer rests. */
export function saidOf(
  { girth, bends }: { readonly girth?: string; readonly bends?: string },
  labels: DesignerLabels,
  locale: string,
): string {
  // Why they are not known is said at the field.
  if (girth === undefined || bends === undefined) return ''
  const isOne = inLocale(locale, (one) => new Intl.PluralRules(one)).select(Number(bends)) === 'one'
  return filled(isOne ? labels.announcementSingular : labels.said, { girth, bends })
}
