import { DESIGNER } from '../../languages/designer.generated.js'
import { languageOf } from '../../languages/languages.js'
import { inLocale } from '../../input/marks.js'
import { formatQuantity } from '../../input/show.js'

/** The texts of the designer, by their use. A placeholder such as `{number}` names the value that replaces it. */
export type DesignerLabels = Readonly<(typeof DESIGNER)['en']>

export function labelsIn(locale: string, replaced: Partial<DesignerLabels>): DesignerLabels {
  return { ...DESIGNER[languageOf(locale)], ...replaced }
}

export function filled(text: string, gaps: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(gaps, name) ? String(gaps[name]) : gap,
  )
}

export function numbersIn(text: string | number, locale: string): string {
  return String(text).replace(/\d+(?:\.\d+)?/g, (number) => formatQuantity(number, { locale }))
}

export function announcementOf(
  { girth, bends }: { readonly girth?: string; readonly bends?: string },
  labels: DesignerLabels,
  locale: string,
): string {
  // The invalid field announces why the figures are unknown.
  if (girth === undefined || bends === undefined) return ''
  const isOne = inLocale(locale, (one) => new Intl.PluralRules(one)).select(Number(bends)) === 'one'
  const figures = { girth: numbersIn(girth, locale), bends: numbersIn(bends, locale) }
  return filled(isOne ? labels.announcementSingular : labels.announcement, figures)
}
