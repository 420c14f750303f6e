import { formatDecimal, formatMicros, type Money } from '../../entries/index.js'

/** Puts an item longer than `width` on its own line. Lines before the last end with the separator. */
export function wrapItems(items: readonly string[], separator: string, width: number): readonly string[] {
  const lines: string[] = []
  const lineEnd = separator.trimEnd()
  let line: string | undefined
  for (const item of items) {
    if (line === undefined) line = item
    else if (line.length + separator.length + item.length + lineEnd.length <= width) line += separator + item
    else {
      lines.push(line + lineEnd)
      line = item
    }
  }
  return line === undefined ? lines : [...lines, line]
}

/** British English has no comma before the last item. */
export function listText(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat('en-GB', { type }).format(items)
}

/** Formats a measure: `1,450 mm`. */
export function measureText(decimal: string | undefined, unit: string): string {
  return decimal === undefined || decimal === '' ? '' : `${formatDecimal(decimal)} ${unit}`
}

/** Formats `0.10` as `10%`, and `0.125` as `12.5%`. */
export function percentageOfFraction(fraction: string): string {
  const [whole = '', decimals = ''] = fraction.split('.')
  const shifted = decimals.padEnd(2, '0')
  return `${formatDecimal(`${whole}${shifted.slice(0, 2)}.${shifted.slice(2)}`)}%`
}

/** Omits the currency, which a document names once. Writes empty Money as 0.00 (N2). */
export function amountText({ amountMicros = '0' }: Money): string {
  return formatMicros(amountMicros)
}

/** Counts code points, so that no surrogate pair is cut in half. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const [start = ''] = new RegExp(`^.{0,${String(max)}}`, 'su').exec(text) ?? []
  return start.length < text.length ? `${start}…` : text
}
