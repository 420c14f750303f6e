import type { SimpleLineKind } from '../pricing/line-pricing.js'
import { ownFields } from '../problem/own-fields.js'
import { valueAtStep } from '../problem/path.js'
import {
  LINE_KINDS,
  type LineKind,
  type PricedAdjustment,
  type PricedOrder,
  type PricedQuote,
  type SalesLine,
} from '../wire/document.generated.js'
import type { FlashingLine } from '../wire/flashing.generated.js'
import type { KitComponent, ProductKitLine, SubKit } from '../wire/kit.generated.js'
import type { Money } from '../wire/money.generated.js'
import type { LinePricing } from '../wire/line-pricing.generated.js'
import type { CatalogueLine, OnTheFlyLine, Parameter } from '../wire/plain-lines.generated.js'
import { isAbsent } from '../wire/object.js'
import { areKitPartsShown, isParameterShown } from './display-keys.js'
import { SHOWN_FIELDS, type QuoteView, type ShownFields } from './quote-views.js'

/** A document that can be printed. */
export type PricedDocument = PricedOrder | PricedQuote

/** The part of a document that is printed (Q1). */
export interface ShownDocument extends Partial<
  Pick<
    PricedOrder,
    'reference' | 'subtotal' | 'taxAmount' | 'total' | 'tax' | 'totalCost' | 'margin' | 'labourTotal'
  >
> {
  readonly lines: readonly ShownLine[]
  readonly adjustments: readonly Partial<PricedAdjustment>[]
}

/** A price of a kit part may lack its currency. */
export interface ShownPricing extends Omit<Partial<LinePricing>, 'unitPrice' | 'totalPrice' | 'cost'> {
  readonly unitPrice?: Money
  readonly totalPrice?: Money
  readonly cost?: Money
}

export interface ShownProduct extends Partial<
  Pick<OnTheFlyLine, 'productName' | 'productDescription' | 'colour'> & Pick<CatalogueLine, 'priceName'>
> {
  readonly attributes: readonly Parameter[]
  readonly params: readonly Parameter[]
  readonly pricing: ShownPricing
}

export interface ShownKit extends Partial<Pick<SubKit, 'productName' | 'description'>> {
  readonly attributes: readonly Parameter[]
  readonly pricing: ShownPricing
  readonly components: readonly ShownComponent[]
  readonly subKits: readonly ShownKit[]
}

export interface ShownComponent extends Partial<Pick<KitComponent, 'productType' | 'productName'>> {
  readonly pricing: ShownPricing
}

export type ShownLine =
  | { readonly kind: 'notes'; readonly text: string }
  | { readonly kind: SimpleLineKind; readonly product: ShownProduct }
  | { readonly kind: 'flashing'; readonly flashing: Partial<FlashingLine> }
  | { readonly kind: 'productKit'; readonly kit: ShownKit }

// Q1, Q2, Q3
export function shownDocument(document: PricedDocument, view: QuoteView): ShownDocument {
  const fields = SHOWN_FIELDS[view]
  return ownFields({
    ...picked(document, fields.document),
    lines: document.lines.map((line) => shownLine(line, view)),
    adjustments: listAt(document, 'adjustments').map((adjustment) => picked(adjustment, fields.adjustment)),
  })
}

/** Omits absent and null fields (N2). */
function picked<A extends object>(value: A | undefined, fields: readonly string[]): Partial<A> {
  const found = Object.create(null) as Partial<A>
  for (const name of fields) {
    const part = valueAtStep(value, name)
    if (!isAbsent(part)) found[name as keyof A] = part as A[keyof A]
  }
  return found
}

type ListIn<A, Name extends keyof A> = NonNullable<A[Name]> extends readonly (infer One)[] ? One : never

function listAt<A, Name extends keyof A & string>(value: A, name: Name): readonly ListIn<A, Name>[] {
  // A list, or absent: already checked.
  return (valueAtStep(value, name) ?? []) as readonly ListIn<A, Name>[]
}

export function lineKindOf(line: unknown): LineKind {
  return LINE_KINDS.find((name) => !isAbsent(valueAtStep(line, name))) ?? 'notes'
}

function shownLine(line: SalesLine, view: QuoteView): ShownLine {
  const fields = SHOWN_FIELDS[view]
  const kind = lineKindOf(line)
  const part: unknown = valueAtStep(line, kind)
  switch (kind) {
    case 'flashing':
      return { kind, flashing: picked(part as FlashingLine, fields.flashing) }
    case 'productKit': {
      const kit = part as ProductKitLine
      return { kind, kit: shownKit(kit, kit, view) }
    }
    case 'onTheFly':
    case 'catalogue':
    case 'labour':
      return { kind, product: shownProduct(part as CatalogueLine & OnTheFlyLine, fields, view) }
    case 'notes': {
      const text = valueAtStep(part, 'text')
      return { kind, text: typeof text === 'string' ? text : '' }
    }
  }
}

function shownProduct(
  line: CatalogueLine & OnTheFlyLine,
  fields: ShownFields,
  view: QuoteView,
): ShownProduct {
  const shown = picked(line, fields.product)
  const { attributes: _flagged, params: _all, pricing: _whole, ...product } = shown
  return ownFields({
    ...product,
    attributes: shownAttributes(shown, view),
    params: listAt(shown, 'params')
      .filter((parameter) => isParameterShown(parameter, view))
      .map(nameAndValue),
    pricing: picked(line.pricing, fields.pricing),
  })
}

// Q2
function shownAttributes(line: Pick<OnTheFlyLine, 'attributes'>, view: QuoteView): readonly Parameter[] {
  return listAt(line, 'attributes')
    .filter((attribute) => isParameterShown(attribute, view))
    .map(nameAndValue)
}

function nameAndValue(parameter: Parameter): Parameter {
  return picked(parameter, ['name', 'value'])
}

/** Q3: the display keys of `top`, the line's kit, also apply to its sub-kits. */
function shownKit(kit: SubKit, top: ProductKitLine, view: QuoteView): ShownKit {
  const { kit: kitFields, pricing, part } = SHOWN_FIELDS[view]
  const shown = picked(kit, kitFields)
  const { attributes: _flagged, ...texts } = shown
  const components = areKitPartsShown(top, 'displayKitItems', view) ? listAt(kit, 'components') : []
  const subKits = areKitPartsShown(top, 'displaySubKits', view) ? listAt(kit, 'subKits') : []
  return ownFields({
    ...texts,
    attributes: shownAttributes(shown, view),
    pricing: measuredPricing(kit, kit === top ? pricing : part),
    components: components.map((component) => ({
      ...picked<Pick<KitComponent, 'productType' | 'productName'>>(component, ['productType', 'productName']),
      pricing: measuredPricing(component, part),
    })),
    subKits: subKits.map((subKit) => shownKit(subKit, top, view)),
  })
}

/** K7: a part may have its measurements outside its pricing. */
function measuredPricing(
  part: Pick<KitComponent, 'measurements' | 'asBuiltMeasurements'> & { readonly pricing?: ShownPricing },
  fields: readonly string[],
): ShownPricing {
  const inside: ShownPricing = picked(part.pricing, fields)
  const outside = picked(
    part,
    fields.filter((name) => name.endsWith('easurements')),
  )
  return ownFields({ ...inside, ...outside })
}
