import {
  problemsByField,
  money,
  parseForm,
  parseInput,
  formatMoney,
  type ParsedInput,
} from 'quotewright/input'

const typed: ParsedInput = parseInput('$45.67', { kind: 'money', locale: 'en-AU', currency: 'AUD' })

export const meaning: string = typed.status === 'ok' ? typed.meant : typed.status

export const lengths: readonly string[] = (() => {
  const pieces = parseInput('22/6.1, 14/4.35', { kind: 'pieces', locale: 'en-AU', unit: 'm' })
  return pieces.status === 'ok' ? pieces.value.map(({ length }) => length) : []
})()

export const price: string = formatMoney(money('45.67', { currency: 'AUD' }), { locale: 'en-AU' })

export function problemsOfForm(texts: Readonly<Record<string, string>>): readonly string[] {
  const fields = { price: { path: ['unitPrice'], kind: 'money' } } as const
  const form = parseForm(fields, texts, { locale: 'en-AU', currency: 'AUD' })
  return form.ok ? [] : Object.keys(problemsByField(form.problems, fields).byField)
}

// @ts-expect-error The text of a field is not its value.
export const wrong: string = parseInput('1', { kind: 'quantity', locale: 'en' })
