import {
  DETAIL_SHAPES,
  type DetailField,
  type DetailFields,
  type DetailShape,
  type DetailsRecord,
  type ProblemRecord,
} from '../../src/definitions/problems/problem-record.js'
import { IDS_IN_MESSAGES } from './policies.js'

type Problems = readonly (readonly [code: string, problem: ProblemRecord])[]

/** A problem has exactly one of these sets of details. */
export function variantsOf(details: DetailsRecord | undefined): readonly DetailFields[] {
  if (details === undefined) return [{}]
  if (details.oneOf !== undefined) return details.oneOf.map((name) => fieldsOfShape(name))
  return [{ ...(details.like === undefined ? {} : fieldsOfShape(details.like)), ...details.fields }]
}

function fieldsOfShape(name: string): DetailFields {
  const { like, fields } = shapeOf(name)
  return { ...(like === undefined ? {} : fieldsOfShape(like)), ...fields }
}

function shapeOf(name: string): DetailShape {
  const shape = DETAIL_SHAPES[name]
  if (shape === undefined) throw new Error(`no details have the shape ${name}`)
  return shape
}

export function detailTypes(problems: Problems): string {
  return `
/**
 * The details of a problem, by code: the figures that a form needs for its own message. They are plain JSON in wire
 * form: amounts in micros, numbers as decimal strings, ids and names unchanged.
 */
export interface DetailsByCode {
${membersOf(problems)}
}
${Object.entries(DETAIL_SHAPES).map(shapeType).join('')}
/** The details that are micros, by code. */
export interface MicrosByCode {
${problems.flatMap(([code, { details }]) => microsMember(code, variantsOf(details))).join('\n')}
}
`
}

export function serviceDetailTypes(problems: Problems): string {
  const shapes = [...new Set(problems.flatMap(([, { details }]) => details?.like ?? []))]
  return `
import type { ${shapes.join(', ')} } from '../../problem/details.generated.js'

/** The details of a problem of a request to the service, by code. They are plain JSON in wire form. */
export interface ServiceDetailsByCode {
${membersOf(problems)}
}
`
}

function membersOf(problems: Problems): string {
  return problems
    .flatMap(([code, { details }]) =>
      details === undefined ? [] : [`${comment(details.says)}\n${code}: ${typeOf(details)}`],
    )
    .join('\n')
}

/** The details must be micros in every variant that contains them. */
function microsMember(code: string, variants: readonly DetailFields[]): readonly string[] {
  const fields = variants.flatMap((variant) => Object.entries(variant))
  const names = [...new Set(fields.map(([name]) => name))].filter((name) =>
    fields.every(([other, { kind }]) => other !== name || kind === 'micros'),
  )
  return names.length === 0 ? [] : [`${code}: ${names.map((name) => `'${name}'`).join(' | ')}`]
}

function shapeType([name, { says, like, fields }]: [string, DetailShape]): string {
  const above = like === undefined ? '' : ` extends ${like}`
  return `
${comment(says)}
export interface ${name}${above} ${fieldTypes(fields)}
`
}

function typeOf({ like, oneOf, fields }: DetailsRecord): string {
  if (oneOf !== undefined) return oneOf.join(' | ')
  return [...(like === undefined ? [] : [like]), ...(fields === undefined ? [] : [fieldTypes(fields)])].join(
    ' & ',
  )
}

function fieldTypes(fields: DetailFields): string {
  const lines = Object.entries(fields).map(
    ([name, field]) =>
      `${comment(field.says)}\nreadonly ${name}${field.isOptional === true ? '?' : ''}: ${valueType(field)}`,
  )
  return `{\n${lines.join('\n')}\n}`
}

function valueType({ kind, oneOf }: DetailField): string {
  if (oneOf !== undefined) return oneOf.map((value) => `'${value}'`).join(' | ')
  if (kind === 'policy') return IDS_IN_MESSAGES.map((name) => `'${name}'`).join(' | ')
  return kind === 'texts' || kind === 'choices' ? 'readonly string[]' : 'string'
}

function comment(says: string): string {
  return `/** ${says} */`
}
