import { definedOnly } from '../../wire/object.js'
import type { Bound } from './bound.js'
import { identityOf, type JsonPart, type Placed } from './json-parts.js'
import { schemaText } from './keywords.js'
import { fieldOf, narrower, type Parts, type Variant } from './variant.js'

/** Links restrictions that apply together, the last first. `variantOf` joins them once, because copies are slow. */
export interface Gathered {
  readonly names: readonly string[] | undefined
  readonly last: Variant | Placed<JsonPart>
  readonly before: Gathered | undefined
}

export function gatheredFrom(variant: Variant): Gathered {
  return { names: variant.names, last: variant, before: undefined }
}

/** Returns undefined if the lists have no value in common. */
export function gatheredWith(before: Gathered, last: Variant): Gathered | undefined {
  const { names } = before
  if (names === undefined || last.names === undefined) return { names: names ?? last.names, last, before }
  const others = new Set(last.names)
  const both = names.filter((name) => others.has(name))
  return both.length === 0 ? undefined : { names: both, last, before }
}

export function withRest(before: Gathered, rest: Placed<JsonPart>): Gathered {
  return { names: before.names, last: rest, before }
}

export function variantOf(gathered: Gathered): Variant {
  const parts: Gathered['last'][] = []
  for (let one: Gathered | undefined = gathered; one !== undefined; one = one.before) parts.push(one.last)
  const [first, ...others] = parts.reverse()
  if (others.length === 0 || !isVariant(first)) return first as Variant
  const meeting = new Meeting(first)
  for (const other of others)
    if (isVariant(other)) meeting.add(other)
    else meeting.addRest(other)
  return meeting.variant(gathered.names)
}

function isVariant(one: Gathered['last'] | undefined): one is Variant {
  return one !== undefined && 'properties' in one
}

/** Schemas that all apply, each once. */
class Together {
  readonly #all: Placed<unknown>[]
  #texts: Set<string> | undefined

  constructor(first: Parts) {
    this.#all = [...first]
  }

  get all(): Parts {
    return this.#all
  }

  add(more: Parts): void {
    if (more.length === 0) return
    // Most fields have one schema, whose text is never needed.
    const texts = (this.#texts ??= new Set(this.#all.map(({ value }) => identityOf(value))))
    const fresh = more
      .map((part) => [identityOf(part.value), part] as const)
      .filter(([text]) => !texts.has(text))
    for (const [text, part] of fresh) {
      texts.add(text)
      this.#all.push(part)
    }
  }
}

class Meeting {
  readonly #first: Variant
  #at: string
  #name: string | undefined
  readonly #places: Map<string, string>
  readonly #properties = new Map<string, Together>()
  readonly #patterns = new Map<string, Together>()
  readonly #parts = new Map<string, Together>()
  readonly #required: Set<string>
  readonly #bounds: Map<string, Placed<Bound>>
  readonly #keywords: Map<string, Placed<unknown>>
  readonly #texts = new Map<string, string>()
  readonly #rest = new Map<string, Placed<JsonPart>>()

  constructor(first: Variant) {
    this.#first = first
    this.#at = first.at
    this.#name = first.name
    this.#places = new Map(first.places)
    gather(this.#properties, first.properties)
    gather(this.#patterns, first.patterns)
    gather(this.#parts, first.parts)
    this.#required = new Set(first.required)
    this.#bounds = new Map(first.bounds)
    this.#keywords = new Map(first.keywords)
    for (const rest of first.rest) this.addRest(rest)
  }

  add(other: Variant): void {
    if (this.#name === undefined && other.name !== undefined) this.#at = other.at
    this.#name = this.#name === undefined || other.name === undefined ? (this.#name ?? other.name) : undefined
    for (const [keyword, place] of other.places) this.#places.set(keyword, place)
    this.#addProperties(other)
    gather(this.#patterns, other.patterns)
    gather(this.#parts, other.parts)
    for (const name of other.required) this.#required.add(name)
    for (const [slot, bound] of other.bounds)
      this.#bounds.set(slot, narrower(slot, this.#bounds.get(slot), bound))
    for (const rest of other.rest) this.addRest(rest)
    for (const [keyword, placed] of other.keywords) this.#addKeyword(keyword, placed)
  }

  addRest(part: Placed<JsonPart>): void {
    const text = identityOf(part.value)
    if (!this.#rest.has(text)) this.#rest.set(text, part)
  }

  variant(names: readonly string[] | undefined): Variant {
    return definedOnly({
      at: this.#at,
      name: this.#name,
      places: this.#places,
      names,
      properties: partsOf(this.#properties),
      patterns: partsOf(this.#patterns),
      required: [...this.#required],
      parts: partsOf(this.#parts),
      bounds: this.#bounds,
      keywords: this.#keywords,
      rest: [...this.#rest.values()],
    })
  }

  /** A field that only one side names must match the patterns and `additionalProperties` of the other. */
  #addProperties(other: Variant): void {
    if (other.patterns.size > 0 || other.parts.has('additionalProperties'))
      for (const [name, known] of this.#properties)
        if (!other.properties.has(name)) known.add(fieldOf(other, name))
    let soFar: Variant | undefined
    for (const [name, parts] of other.properties) {
      const known = this.#properties.get(name)
      if (known !== undefined) known.add(parts)
      else {
        soFar ??= this.#withoutProperties()
        const added = new Together(fieldOf(soFar, name))
        added.add(parts)
        this.#properties.set(name, added)
      }
    }
  }

  #withoutProperties(): Variant {
    const [patterns, parts] = [partsOf(this.#patterns), partsOf(this.#parts)]
    return { ...this.#first, properties: new Map(), patterns, parts }
  }

  #addKeyword(keyword: string, placed: Placed<unknown>): void {
    const known = this.#keywords.get(keyword)
    if (known === undefined) this.#keywords.set(keyword, placed)
    // The first `default` wins: of the target of a reference (see `withDefault`), the schema itself, its other parts.
    else if (keyword !== 'default') {
      const before = this.#texts.get(keyword) ?? schemaText({ [keyword]: known.value })
      this.#texts.set(keyword, before)
      const value = { [keyword]: placed.value }
      if (before !== schemaText(value)) this.addRest({ value, at: placed.at })
    }
  }
}

function gather(all: Map<string, Together>, more: ReadonlyMap<string, Parts>): void {
  for (const [name, parts] of more) {
    const known = all.get(name)
    if (known === undefined) all.set(name, new Together(parts))
    else known.add(parts)
  }
}

function partsOf(all: ReadonlyMap<string, Together>): ReadonlyMap<string, Parts> {
  return new Map([...all].map(([name, together]) => [name, together.all]))
}
