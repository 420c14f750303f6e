import type { Json } from './wire.js'

const entriesOf = (value: unknown): readonly Json[] | undefined =>
  Array.isArray(value) ? (value as readonly Json[]) : undefined

const select = (entry: Json, isKept: (name: string, value: unknown) => boolean): Json =>
  Object.fromEntries(Object.entries(entry).filter(([name, value]) => isKept(name, value)))

const isText = (name: string, value: unknown): boolean =>
  (name === 'name' || name === 'value') && value !== null

/** Keeps the known fields of attributes (name, value and boolean flags) and of params (name and value). */
export function attributesOf({ attributes, params }: Json): Json {
  return {
    attributes: entriesOf(attributes)?.map((entry) =>
      select(entry, (name, value) => isText(name, value) || typeof value === 'boolean'),
    ),
    params: entriesOf(params)?.map((entry) => select(entry, isText)),
  }
}
