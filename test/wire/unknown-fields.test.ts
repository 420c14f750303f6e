import { describe, expect, test } from 'vitest'
import {
  isKept,
  meantByKept,
  meantField,
  visitFields,
  type FieldTable,
  type FoundField,
} from '../../src/wire/unknown-fields.js'

/** A small house of definitions: lists, maps, a choice of kinds, and objects that keep more than they show. */
const TABLE: FieldTable = {
  Order: { fields: { customerId: null, lines: 'Line[]', tax: 'Tax', notes: 'Note{}', delivery: 'Delivery' } },
  Line: { isChoice: true, fields: { item: 'Item', labour: 'Item' } },
  Item: { fields: { unitPrice: null, quantity: null, colour: null, finish: 'Finish' } },
  Finish: { fields: { coating: null } },
  Tax: { keeps: 'others', fields: { percentage: null, region: null } },
  Note: { keeps: 'flags', fields: { text: null } },
  Delivery: { fields: { street: null, suburb: null } },
}

function fieldsIn(value: unknown, definition = 'Order'): readonly FoundField[] {
  const found: FoundField[] = []
  visitFields(value, definition, TABLE, (field) => found.push(field))
  return found
}

/** The field of this name; the last one, where there are several. */
function fieldNamed(name: string, value: unknown, definition?: string): FoundField {
  const field = fieldsIn(value, definition)
    .filter((one) => one.name === name)
    .at(-1)
  if (field === undefined) throw new Error(`${name} is not visited`)
  return field
}

const meant = (name: string, value: unknown, definition?: string) =>
  meantField(fieldNamed(name, value, definition))

describe('the fields of a request, from the outside in', () => {
  test('have the path to their object, and whether they are known', () => {
    const request = {
      lines: [{ item: { quantity: '1', size: 5 } }, { labour: {} }],
      extra: { customerId: 'not looked at' },
      notes: { first: { text: 'a' }, second: { texts: 'b' } },
    }
    const found = fieldsIn(request).map(({ name, isKnown, owner }) => [
      owner.definition,
      owner.path,
      name,
      isKnown,
    ])
    expect(found).toEqual([
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

  test('have the objects around them', () => {
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

  test.each([[5], ['x'], [null], [[{ customerId: 'x' }]]])('are empty for %j', (value) => {
    expect(fieldsIn(value)).toEqual([])
    expect(fieldsIn({ tax: value }).map(({ name }) => name)).toEqual(value === null ? [] : ['tax'])
    expect(fieldsIn({ lines: { 0: { item: {} } } }).map(({ name }) => name)).toEqual(['lines'])
  })

  test('of a list are read up to its first hole', () => {
    const lines = Object.assign(new Array<unknown>(4_000_000_000), { 0: { item: {} }, 2: { labour: {} } })
    expect(fieldsIn({ lines }).map(({ name }) => name)).toEqual(['lines', 'item'])
  })

  test('of a proxy that claims every index end at its length', () => {
    const endless = new Proxy([{ item: {} }], {
      getOwnPropertyDescriptor: (list, key) =>
        Reflect.getOwnPropertyDescriptor(list, key) ?? { value: {}, configurable: true, enumerable: true },
    })
    expect(fieldsIn({ lines: endless }).map(({ name }) => name)).toEqual(['lines', 'item'])
  })

  test('are all unknown for a noun outside the table', () => {
    expect(fieldsIn({ customerId: 'x' }, 'Invoice').map(({ isKnown }) => isKnown)).toEqual([false])
    expect(fieldsIn({ toString: 'x', constructor: 5 }).map(({ isKnown }) => isKnown)).toEqual([false, false])
  })

  test('are not followed deeper than any request goes', () => {
    const table: FieldTable = { Kit: { fields: { kit: 'Kit' } } }
    const kit: Record<string, unknown> = {}
    kit['kit'] = kit
    let visited = 0
    visitFields(kit, 'Kit', table, () => visited++)
    expect(visited).toBe(100)
  })
})

test('M8: a field is kept where its definition keeps others, or flags', () => {
  const kept = (value: unknown, name: string) => isKept(fieldNamed(name, value), TABLE)
  expect(kept({ tax: { other: 5 } }, 'other')).toBe(true)
  expect([true, false, 'yes', 1].map((flag) => kept({ notes: { a: { other: flag } } }, 'other'))).toEqual([
    ...[true, true],
    ...[false, false],
  ])
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

  test('is a field of an object below, by its name or with that of its object', () => {
    for (const name of ['street', 'deliveryStreet', 'delivery_street'])
      expect(meant(name, { [name]: 'x', tax: {} })).toEqual({ name: 'street', path: ['delivery'] })
    expect(meant('strete', { strete: 'x' })).toEqual({ name: 'street', path: ['delivery'] })
    // With the name of its object it must be the same: so long a name is like many.
    expect(meant('deliveryStrete', { deliveryStrete: 'x', delivery: {} })).toBeUndefined()
    expect(meant('street', { street: 'x', delivery: { street: 'y' } })).toBeUndefined()
    // Objects in lists and maps are not below: nobody knows which of them is meant.
    expect(meant('text', { text: 'x' })).toBeUndefined()
  })

  test('is a field of the object around it, unless that is a choice of kinds', () => {
    expect(meant('customerId', { tax: { customerId: 'x' } })).toEqual({ name: 'customerId', path: [] })
    expect(meant('customer_id', { delivery: { customer_id: 'x' } })).toEqual({ name: 'customerId', path: [] })
    expect(meant('customerId', { customerId: 'y', delivery: { customerId: 'x' } })).toBeUndefined()
    // A line that is an item does not lack labour.
    expect(meant('labour', { lines: [{ item: { labour: {} } }] })).toBeUndefined()
    expect(meant('unitPrice', { lines: [{ item: { finish: { unitPrice: 5 } } }] })).toEqual({
      ...{ name: 'unitPrice', path: ['lines', 0, 'item'] },
    })
  })

  test('is the same name in its own object rather than in another', () => {
    const table: FieldTable = {
      Outer: { fields: { code: null, inner: 'Inner' } },
      Inner: { fields: { code: null } },
    }
    const found: FoundField[] = []
    visitFields({ Code: 1 }, 'Outer', table, (field) => found.push(field))
    expect(found.map(meantField)).toEqual([{ name: 'code', path: [] }])
    const below: FoundField[] = []
    visitFields({ inner: { Code: 1 } }, 'Outer', table, (field) => below.push(field))
    expect(below.filter(({ isKnown }) => !isKnown).map(meantField)).toEqual([
      { name: 'code', path: ['inner'] },
    ])
  })

  test('belongs to the one object of several that the request has, or is absent', () => {
    const table: FieldTable = {
      Outer: { fields: { first: 'Part', second: 'Part', third: 'Part' } },
      Part: { fields: { weight: null } },
    }
    const of = (value: object) => {
      const found: FoundField[] = []
      visitFields({ weight: 1, ...value }, 'Outer', table, (field) => found.push(field))
      return found.filter(({ name, owner }) => name === 'weight' && owner.path.length === 0).map(meantField)
    }
    expect(of({})).toEqual([undefined])
    expect(of({ second: {} })).toEqual([{ name: 'weight', path: ['second'] }])
    expect(of({ second: {}, third: {} })).toEqual([undefined])
    expect(of({ second: { weight: 2 } })).toEqual([undefined])
    // The name of its object makes it unambiguous.
    const named: FoundField[] = []
    visitFields({ thirdWeight: 1 }, 'Outer', table, (field) => named.push(field))
    expect(named.map(meantField)).toEqual([{ name: 'weight', path: ['third'] }])
  })

  test('is looked for a hundred times in one object', () => {
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

  test('is nearly the same name', () => {
    expect(byKept('regoin', {})).toEqual({ name: 'region', path: ['tax'] })
    expect(byKept('regoin', { region: 'y' })).toBeUndefined()
    // A part of a name is enough for an unknown field, and not for one that is kept.
    expect(byKept('percent', {})).toBeUndefined()
  })

  test('is a field of an object below, and never of the object around it', () => {
    const table: FieldTable = {
      ...TABLE,
      Tax: { keeps: 'others', fields: { region: null, office: 'Delivery' } },
    }
    const found: FoundField[] = []
    visitFields({ tax: { suburbs: 'x', customerId: 'x' } }, 'Order', table, (field) => found.push(field))
    expect(found.map(({ name }) => name)).toEqual(['tax', 'suburbs', 'customerId'])
    const [, suburbs, customerId] = found
    expect(suburbs && meantByKept(suburbs)).toEqual({ name: 'suburb', path: ['tax', 'office'] })
    expect(customerId && meantByKept(customerId)).toBeUndefined()
  })
})
