import { runInNewContext } from 'node:vm'
import type { Field, Kind, NameShape, Definition } from '../../../src/definitions/definition.js'

const IDS: Readonly<Record<string, string>> = {
  CustomerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
  ProductId: 'prod_01hx5zq8k3v9m2n4p6r8t0w1y3',
  RowPriceId: 'rowprice_01hx5zq8abtfhqvydnqaemv2wb',
  TemplateId: 'flashtpl_01hx5zq8k3v9m2n4p6r8t0w1y3',
  Uuid: '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a',
}

export function sampleOf(field: Field, isAnswered: boolean): string {
  const kind = isAnswered ? (field.answeredAs ?? field.kind) : field.kind
  const written = field.sample ?? field.example
  const sample: unknown = written === undefined ? sampleOfKind(kind) : JSON.parse(written)
  return JSON.stringify(sample, undefined, 1).replace(/\n\s*/g, ' ')
}

function sampleOfKind({ parsed, shape, type }: Kind): unknown {
  switch (shape.kind) {
    case 'flag':
      return true
    case 'size':
      return shape.isWhole ? 2 : 300
    case 'name':
      return sampleName(shape)
    case 'definition':
      return sampleOfDefinition(shape.definition, type)
    case 'list':
      return [sampleOfKind({ type, parsed, reader: '', shape: shape.of })]
    case 'map':
      return { a: sampleOfKind({ type, parsed, reader: '', shape: shape.of }) }
    case 'anyObject':
      return {}
    case 'text': {
      const id = IDS[parsed]
      if (id !== undefined) return id
      if (shape.pattern === '^[A-Z]{3}$') return 'AUD'
      if (shape.pattern?.includes('{1,19}')) return '12500000'
      if (shape.not !== undefined && shape.pattern === undefined) return 'kit_gutter_set'
      break
    }
    case 'number':
    case 'integer':
    case 'anything':
  }
  throw new Error(`a field of type ${type} needs a sample in src/definitions`)
}

function sampleName({ names }: NameShape): string {
  return names.find((name) => !name.endsWith('_UNSPECIFIED')) ?? ''
}

/** The definition's own example is written as TypeScript. */
function sampleOfDefinition({ name, example }: Definition, type: string): unknown {
  if (type === 'PricedMoney') return { amountMicros: '12500000', currency: 'AUD' }
  if (name.startsWith('Money')) return { amountMicros: '12500000' }
  return example === undefined ? {} : (runInNewContext(`(${example})`) as unknown)
}
