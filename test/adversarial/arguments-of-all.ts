import { designerArguments } from './designer-arguments.js'
import { formArguments } from './form-arguments.js'
import { inputArguments } from './input-arguments.js'
import { priceBookArguments } from './price-book-arguments.js'
import { printArguments } from './print-arguments.js'
import { serviceArguments } from './service-arguments.js'
import { sheetArguments } from './sheet-arguments.js'
import { soundArguments } from './sound-arguments.js'

interface Place {
  readonly holder: Record<PropertyKey, unknown>
  readonly key: string
  readonly path: string
}

/** Puts the outer places first. */
export function placesOf(holder: object, path = ''): readonly Place[] {
  return Object.keys(holder).flatMap((key): readonly Place[] => {
    const place = { holder: holder as Place['holder'], key, path: `${path}/${key}` }
    const part = place.holder[key]
    const inside = typeof part === 'object' && part !== null && !Object.isFrozen(part) ? part : {}
    return [place, ...placesOf(inside, place.path)]
  })
}

export function argumentsOfAll(): Readonly<Record<string, readonly unknown[]>> {
  return {
    ...soundArguments(),
    ...serviceArguments(),
    ...formArguments(),
    ...inputArguments(),
    ...sheetArguments(),
    ...priceBookArguments(),
    ...designerArguments(),
    ...printArguments(),
  }
}
