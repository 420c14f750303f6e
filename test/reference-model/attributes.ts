import type { Json } from './wire.js'

const entriesOf = (value: unknown): readonly Json[] | undefined =>
  Array.isArray(value) ? (value as readonly Json[]) : undefined

const select = (entry: Json, isKept: (name: string, value: unknown) => boolean): Json =>
  Object.fromEntries(Object.entries(entry).filter(([name, value]) => isKept(name, value)))

const isText = (name: string, value: unknown): boolean =>
  (name === 'name' || name === 'value') && value !== null

export function attributesOf({ attributes, params }: Json): Json {
  const kept = (entries: unknown): readonly Json[] | undefined =>
    entriesOf(entries)?.map((entry) =>
      select(entry, (name, value) => isText(name, value) || typeof value === 'boolean'),
    )
  return { attributes: kept(attributes), params: kept(params) }
}
