import type { Locale } from '../../problem/describe.js'

/** The names of several figures of one name, as a sum has them: `line totals`. In English and in German. */
const PLURAL_NAMES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'charged component total': {
    en: 'charged component totals',
    de: 'berechnete Gesamtpreise der Komponenten',
  },
  'charged flashing total': { en: 'charged flashing totals', de: 'berechnete Gesamtpreise der Kantteile' },
  'charged kit total': { en: 'charged kit totals', de: 'berechnete Gesamtpreise der Sets' },
  'discount amount': { en: 'discount amounts', de: 'Rabattbeträge' },
  'discount of the document': { en: 'discounts of the document', de: 'Nachlässe des Dokuments' },
  'kit cost': { en: 'kit costs', de: 'Kosten der Sets' },
  'kit total': { en: 'kit totals', de: 'Gesamtpreise der Sets' },
  'line cost': { en: 'line costs', de: 'Kosten der Positionen' },
  'line total': { en: 'line totals', de: 'Gesamtpreise der Positionen' },
  'measure of the pieces': { en: 'measures of the pieces', de: 'Maße der Stücke' },
  'measure of the pieces as built': {
    en: 'measures of the pieces as built',
    de: 'Maße der gefertigten Stücke',
  },
  surcharge: { en: 'surcharges', de: 'Zuschläge' },
  'tax of the line': { en: 'taxes of the lines', de: 'Steuern der Positionen' },
}

/** The plural of the name of a figure; undefined for a name that sums seldom have several of. */
export function pluralOf(name: string, locale: Locale): string | undefined {
  return Object.hasOwn(PLURAL_NAMES, name) ? PLURAL_NAMES[name]?.[locale] : undefined
}
