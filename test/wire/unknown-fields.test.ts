import { describe, expect, test } from 'vitest'
import {
  isKept,
  meantByKept,
  meantField,
  visitFields,
  type FieldTable,
  type FoundField,
} from '../../src/wire/unknown-fields.js'

/** A small table of definitions with lists, maps, a choice of kinds, and objects that keep unknown fields. */
const TABLE: FieldTable = {
  Order: { fields: { customerId: null, lines: 'Line[]', tax: 'Tax', notes: 'Note{}', delivery: 'Delivery' } },
  Line: { isChoice: true, fields: { item: 'Item', labour: 'Item' } },
  Item: { fields: { unitPrice: null, quantity: null, colour: null, finish: 'Finish' } },
  Finish: { fields: { coating: null } },
  Tax: { keeps: 'others', fields: { percentage: null, region: null } },
  Note: { keeps: 'flags', fields: { text: null } },
  Delivery: { fields: { street: null, suburb: null } },
}

function fieldsIn(value: unknown, definition = 'Order', table = TABLE): readonly FoundField[] {
  const found: FoundField[] = []
  visitFields(value, definition, table, (field) => found.push(field))
  return found
}

/** Finds the last visited field of this name. */
function fieldNamed(name: string, value: unknown, definition?: string): FoundField {
  const field = fieldsIn(value, definition)
    .filter((one) => one.name === name)
    .at(-1)
  if (field === undefined) throw new Error(`${name} was not visited`)
  return field
}

const meant = (name: string, value: unknown, definition?: string) =>
  meantField(fieldNamed(name, value, definition))

describe('the visited fields of a request', () => {
  test('come in order, with the path of their object and whether they are known', () => {
    const request = {
      lines: [{ item: { quantity: '1', size: 5 } }, { labour: {} }],
      extra: { customerId: 'not looked at' },
      notes: { first: { text: 'a' }, second: { texts: 'b' } },
    }
    const fields = fieldsIn(request)
    expect(
      fields.map(({ name, isKnown, owner: { definition, path } }) => [definition, path, name, isKnown]),
    ).toEqual([
      ['Order', [], 'lines', true],
      ['Line', ['lines', 0], 'item', true],
      ['Item', ['lines', 0, 'item'], 'quantity', true],
      ['Item', ['lines', 0, 'item'], 'size', false],
      ['Line', ['lines', 1], 'labour', true],
      ['Order', [], 'extra', false],
      ['Order', [], 'notes', true],
      ['Note', ['notes', { key: 'first' }], 'text', true],
      ['Note', ['notes', { key: 'second' }], 'texts', false],
    ])
  })

  test('have the chain of objects around them', () => {
    const { owner } = fieldNamed('size', { lines: [{ item: { size: 5 } }] })
    const definitions = []
    for (let one: typeof owner | undefined = owner; one !== undefined; one = one.parent)
      definitions.push(one.definition)
    expect(definitions).toEqual(['Item', 'Line', 'Order'])
  })

  test('exclude null (N2) and inherited fields', () => {
    const value = Object.assign(Object.create({ tax: { region: 'x' } }) as object, {
      customerId: null,
      notes: undefined,
    })
    expect(fieldsIn(value)).toEqual([])
  })

  test.each([[5], ['x'], [null], [[{ customerId: 'x' }]]])('do not exist in %j', (value) => {
    expect(fieldsIn(value)).toEqual([])
    expect(fieldsIn({ tax: value }).map(({ name }) => name)).toEqual(value === null ? [] : ['tax'])
    expect(fieldsIn({ lines: { 0: { item: {} } } }).map(({ name }) => name)).toEqual(['lines'])
  })

  test('end at the first hole of a list', () => {
    const lines = Object.assign(new Array<unknown>(4_000_000_000), { 0: { item: {} }, 2: { labour: {} } })
    expect(fieldsIn({ lines }).map(({ name }) => name)).toEqual(['lines', 'item'])
  })

  test('end at the length of a proxy that claims to have every index', () => {
    const endless = new Proxy([{ item: {} }], {
      getOwnPropertyDescriptor: (list, key) =>
        Reflect.getOwnPropertyDescriptor(list, key) ?? { value: {}, configurable: true, enumerable: true },
    })
    expect(fieldsIn({ lines: endless }).map(({ name }) => name)).toEqual(['lines', 'item'])
  })

  test('are all unknown for a definition outside the table', () => {
    expect(fieldsIn({ customerId: 'x' }, 'Invoice').map(({ isKnown }) => isKnown)).toEqual([false])
    expect(fieldsIn({ toString: 'x', constructor: 5 }).map(({ isKnown }) => isKnown)).toEqual([false, false])
  })

  test('end at 100 levels of a cyclic value', () => {
    const table: FieldTable = { Kit: { fields: { kit: 'Kit' } } }
    const kit: Record<string, unknown> = {}
    kit['kit'] = kit
    let visited = 0
    visitFields(kit, 'Kit', table, () => visited++)
    expect(visited).toBe(100)
  })
})

test('M8: a field is kept if its definition keeps other fields, or flags', () => {
  const kept = (value: unknown, name: string) => isKept(fieldNamed(name, value), TABLE)
  expect(kept({ tax: { other: 5 } }, 'other')).toBe(true)
  const flags = [true, false, 'yes', 1].map((flag) => kept({ notes: { a: { other: flag } } }, 'other'))
  expect(flags).toEqual([true, true, false, false])
  expect(kept({ other: true }, 'other')).toBe(false)
})

describe('the suggestion for an unknown field', () => {
  test('is a similar field of its own object', () => {
    for (const name of ['customer_id', 'CustomerID', 'custmerId', 'customer'])
      expect(meant(name, { [name]: 'x' })).toEqual({ name: 'customerId', path: [] })
    expect(meant('qty', { lines: [{ item: { qty: 1 } }] })).toBeUndefined()
    expect(meant('quanity', { lines: [{ item: { quanity: 1 } }] })).toEqual({
      ...{ name: 'quantity', path: ['lines', 0, 'item'] },
    })
  })

  test('excludes fields that the request already has', () => {
    expect(meant('customer', { customer: 'x', customerId: 'y' })).toBeUndefined()
    expect(meant('customer', { customer: 'x', customerId: null })).toEqual({ name: 'customerId', path: [] })
  })

  test('is a field of a child object, by its name, with or without the name of the child', () => {
    for (const name of ['street', 'deliveryStreet', 'delivery_street'])
      expect(meant(name, { [name]: 'x', tax: {} })).toEqual({ name: 'street', path: ['delivery'] })
    expect(meant('strete', { strete: 'x' })).toEqual({ name: 'street', path: ['delivery'] })
    // With the name of the child, the spelling must be exact, since a long name resembles many names.
    expect(meant('deliveryStrete', { deliveryStrete: 'x', delivery: {} })).toBeUndefined()
    expect(meant('street', { street: 'x', delivery: { street: 'y' } })).toBeUndefined()
    // Objects in lists and maps are ignored, since the element is not known.
    expect(meant('text', { text: 'x' })).toBeUndefined()
  })

  test('is a field of the parent object, unless the parent is a choice of kinds', () => {
    expect(meant('customerId', { tax: { customerId: 'x' } })).toEqual({ name: 'customerId', path: [] })
    expect(meant('customer_id', { delivery: { customer_id: 'x' } })).toEqual({ name: 'customerId', path: [] })
    expect(meant('customerId', { customerId: 'y', delivery: { customerId: 'x' } })).toBeUndefined()
    // A line that is an item does not lack labour.
    expect(meant('labour', { lines: [{ item: { labour: {} } }] })).toBeUndefined()
    expect(meant('unitPrice', { lines: [{ item: { finish: { unitPrice: 5 } } }] })).toEqual({
      ...{ name: 'unitPrice', path: ['lines', 0, 'item'] },
    })
  })

  test('is a field of its own object before a field of another object', () => {
    const table: FieldTable = {
      Outer: { fields: { code: null, inner: 'Inner' } },
      Inner: { fields: { code: null } },
    }
    expect(fieldsIn({ Code: 1 }, 'Outer', table).map(meantField)).toEqual([{ name: 'code', path: [] }])
    const [, below] = fieldsIn({ inner: { Code: 1 } }, 'Outer', table)
    expect(below && meantField(below)).toEqual({ name: 'code', path: ['inner'] })
  })

  test('is a field of a child only if the request has exactly one such child', () => {
    const table: FieldTable = {
      Outer: { fields: { first: 'Part', second: 'Part', third: 'Part' } },
      Part: { fields: { weight: null } },
    }
    const of = (value: object) =>
      fieldsIn({ weight: 1, ...value }, 'Outer', table)
        .filter(({ name, owner }) => name === 'weight' && owner.path.length === 0)
        .map(meantField)
    expect(of({})).toEqual([undefined])
    expect(of({ second: {} })).toEqual([{ name: 'weight', path: ['second'] }])
    expect(of({ second: {}, third: {} })).toEqual([undefined])
    expect(of({ second: { weight: 2 } })).toEqual([undefined])
    // The name of the child makes the field unambiguous.
    const named = fieldsIn({ thirdWeight: 1 }, 'Outer', table)
    expect(named.map(meantField)).toEqual([{ name: 'weight', path: ['third'] }])
  })

  test('exists for at most a hundred fields of one object', () => {
    const signs = Array.from('-_ .,;:!?/+*#')
    const names = signs.flatMap((one) => signs.map((other) => `customer${one}${other}Id`)).slice(0, 150)
    const guesses = fieldsIn(Object.fromEntries(names.map((name) => [name, 1]))).map(meantField)
    expect(guesses.slice(0, 100)).toEqual(Array(100).fill({ name: 'customerId', path: [] }))
    expect(guesses).toHaveLength(150)
    expect(guesses.slice(100).every((guess) => guess === undefined)).toBe(true)
  })
})

describe('the suggestion for a kept field', () => {
  const byKept = (name: string, tax: object) =>
    meantByKept(fieldNamed(name, { tax: { [name]: 'x', ...tax } }))

  test('is a field with nearly the same name', () => {
    expect(byKept('regoin', {})).toEqual({ name: 'region', path: ['tax'] })
    expect(byKept('regoin', { region: 'y' })).toBeUndefined()
    // A part of a name is enough for an unknown field, but not for a kept field.
    expect(byKept('percent', {})).toBeUndefined()
  })

  test('is a field of a child object, but never of the parent', () => {
    const table: FieldTable = {
      ...TABLE,
      Tax: { keeps: 'others', fields: { region: null, office: 'Delivery' } },
    }
    const found = fieldsIn({ tax: { suburbs: 'x', customerId: 'x' } }, 'Order', table)
    expect(found.map(({ name }) => name)).toEqual(['tax', 'suburbs', 'customerId'])
    const [, suburbs, customerId] = found
    expect(suburbs && meantByKept(suburbs)).toEqual({ name: 'suburb', path: ['tax', 'office'] })
    expect(customerId && meantByKept(customerId)).toBeUndefined()
  })
})
