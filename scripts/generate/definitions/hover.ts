import type { Field } from '../../../src/definitions/definition.js'
import { docComment } from './names.js'

/** Other units are obvious from the name of the field, or are counts. */
const NAMED_UNITS: ReadonlySet<string> = new Set(['mm', 'metres', 'degrees', 'canvas units', 'pixels'])

export const RULES = /\s*\(([A-Z]\d+(?:(?:, | and | to )[A-Z]\d+)*)\)/g

/**
 * Editors show this comment. It leaves out the checks of pricing, which the schemas and docs/fields.md describe.
 */
export function hoverComment(says: string, indent = '', unit?: string): string {
  const rules = [...new Set([...says.matchAll(RULES)].map(([, numbers = '']) => numbers))]
  const [about = ''] = says.replace(RULES, '').split(' Also checked:')
  const isUnitMissing =
    unit !== undefined && NAMED_UNITS.has(unit) && !new RegExp(`\\b${unit}\\b`).test(about)
  const text = isUnitMissing ? `${about} In ${unit}.` : about
  const lines = docComment(text, indent)
  if (rules.length === 0) return lines
  const body = lines.startsWith(`${indent}/** `)
    ? `${indent}/**\n${indent} * ${text}\n`
    : lines.slice(0, lines.lastIndexOf(`${indent} */`))
  return `${body}${indent} *\n${indent} * @see ${rules.length === 1 && !/[ ,]/.test(rules[0] ?? '') ? 'Rule' : 'Rules'} ${rules.join(', ')} in docs/rules.md\n${indent} */\n`
}

export function fieldComment({ says, kind, answeredAs }: Field, indent: string): string {
  return hoverComment(says, indent, (answeredAs ?? kind).unit)
}
