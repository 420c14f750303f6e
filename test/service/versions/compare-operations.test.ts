import { describe, expect, test } from 'vitest'
import { changesOf, ofOperation, text, type Json } from './changes.js'

const things = (operations: Json, path = '/things'): Json => ({ paths: { [path]: operations } })
const query = (name: string, more: Json = {}): Json => ({ name, in: 'query', schema: text, ...more })

describe('Z3 to Z5: paths and methods', () => {
  test.each(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'])(
    'Z3, Z4: adding an operation with the method %s is additive, and removing it breaks',
    (method) => {
      const [none, one] = [things({ summary: 'x' }), things({ [method]: {} })]
      expect(changesOf(none, one)).toEqual([`additive added /paths/~1things/${method}`])
      expect(changesOf(one, none)).toEqual([`breaking removed /paths/~1things/${method}`])
    },
  )

  test('Z4: removing a path does not break if all its operations are in Preview', () => {
    const preview = { 'x-preview': true }
    const none = { paths: {} }
    expect(changesOf(things({ get: {}, post: preview }), none)).toEqual(['breaking removed /paths/~1things'])
    expect(changesOf(things({ get: preview, post: preview }), none)).toEqual([
      'preview removed /paths/~1things',
    ])
    expect(changesOf(things({ get: {} }), things({ get: preview }))).toEqual([])
  })

  test('Z4: a change in a schema that a preview and an event share breaks the event', () => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } }
    const answer = { responses: { 200: { content } } }
    const document = (properties: Json): Json => ({
      ...things({ get: { 'x-preview': true, ...answer } }),
      webhooks: { 'a.b': { post: { requestBody: { content } } } },
      components: { schemas: { Thing: { type: 'object', properties } } },
    })
    expect(changesOf(document({ id: text }), document({}))).toEqual([
      'breaking removed /components/schemas/Thing/properties/id',
    ])
  })

  test('Z4: removing a path without operations breaks', () => {
    expect(changesOf(things({}), { paths: {} })).toEqual(['breaking removed /paths/~1things'])
  })

  test('Z4: removing an operation breaks, even if the path is a reference', () => {
    const document = (item: Json): Json => ({
      ...things({ $ref: '#/components/pathItems/x' }),
      components: { pathItems: { x: item } },
    })
    const none = document({})
    expect(changesOf(document({ get: {} }), none)).toEqual(['breaking removed /paths/~1things/get'])
    expect(changesOf(document({ get: {} }), { ...none, paths: {} })).toEqual([
      'breaking removed /paths/~1things',
    ])
  })

  test('Z4: a path parameter differs from an empty segment', () => {
    expect(changesOf(things({ get: {} }, '/things/{id}'), things({ get: {} }, '/things/'))).toEqual([
      ...['additive added /paths/~1things~1/get', 'breaking removed /paths/~1things~1{id}'],
    ])
  })

  test('Z3, Z4: parameters of a path belong to each of its operations', () => {
    const [shared, own] = [query('a'), query('b')]
    const before = things({ parameters: [shared], get: { parameters: [own] } })
    expect(changesOf(before, things({ get: { parameters: [own, shared] } }))).toEqual([])
    expect(changesOf(before, things({ get: { parameters: [own] } }))).toEqual([
      ...['breaking removed query a /paths/~1things/get/parameters'],
    ])
    expect(changesOf(before, things({ parameters: [shared], get: {} }))).toEqual([
      ...['breaking removed query b /paths/~1things/get/parameters'],
    ])
  })

  test('Z4: another security requirement breaks', () => {
    const secured = (security: unknown): Json => ({ ...things({ get: {} }), security })
    expect(changesOf(secured([{ key: [] }]), secured([{ other: [] }]))).toEqual([
      'breaking changed /security',
    ])
    expect(changesOf(secured([{ key: [] }]), secured([{ key: [] }]))).toEqual([])
    expect(ofOperation({ security: [] }, {})).toEqual(['breaking changed /security'])
    expect(ofOperation({}, { security: [] })).toEqual(['breaking changed /security'])
    expect(ofOperation({ security: [] }, { security: [] })).toEqual([])
  })
})

describe('Z3, Z4: parameters and bodies', () => {
  const withParameters = (...parameters: readonly unknown[]): Json => ({ parameters })

  test('Z3, Z4: an optional parameter that becomes required breaks, and the opposite is additive', () => {
    const [may, must] = [withParameters(query('a')), withParameters(query('a', { required: true }))]
    expect(ofOperation(may, must)).toEqual(['breaking required query a /parameters'])
    expect(ofOperation(must, may)).toEqual(['additive optional query a /parameters'])
    expect(ofOperation(must, must)).toEqual([])
  })

  test.each(['style', 'explode', 'allowReserved'])(
    'Z4: another %s of a parameter changes its form and breaks',
    (keyword) => {
      const [one, other] = ['a', 'b'].map((value) => withParameters(query('a', { [keyword]: value })))
      expect(ofOperation(one ?? {}, other ?? {})).toEqual(['breaking form query a /parameters'])
    },
  )

  test.each([
    [{ in: 'query' }, { style: 'form', explode: true, allowReserved: false }],
    [{ in: 'query', style: 'form' }, { explode: true }],
    [{ in: 'query', style: 'pipeDelimited' }, { explode: false }],
    [{ in: 'cookie' }, { style: 'form', explode: true }],
    [{ in: 'header' }, { style: 'simple', explode: false }],
    [{ in: 'path' }, { style: 'simple', explode: false }],
  ])('Z3: a parameter with %j stays the same with the defaults %j', (plain, defaults) => {
    const [one, other] = [query('a', plain), query('a', { ...plain, ...defaults })].map((parameter) =>
      withParameters(parameter),
    )
    expect(ofOperation(one ?? {}, other ?? {})).toEqual([])
    expect(ofOperation(other ?? {}, one ?? {})).toEqual([])
  })

  test('Z3: names of headers ignore case, but names of query parameters do not', () => {
    const named = (place: string, name: string): Json => withParameters({ in: place, name, schema: text })
    expect(ofOperation(named('header', 'X-A'), named('header', 'x-a'))).toEqual([])
    expect(ofOperation(named('query', 'A'), named('query', 'a'))).toEqual([
      ...['additive added query a /parameters', 'breaking removed query A /parameters'],
    ])
  })

  test('Z4: a parameter described by its content is compared by the schema there', () => {
    const [wide, narrow] = [text, { ...text, maxLength: 5 }].map((schema) =>
      withParameters({ in: 'query', name: 'a', content: { 'application/json': { schema } } }),
    )
    expect(ofOperation(wide ?? {}, narrow ?? {})).toEqual([
      ...['breaking stricter /parameters/query a/content/application~1json/schema/maxLength'],
    ])
  })

  test('Z3: path parameters match by position, and those of an operation take precedence', () => {
    const path = (name: string, type: string): Json => ({ in: 'path', name, schema: { type } })
    const of = (operation: Json, shared: Json = {}): Json =>
      things({ ...shared, get: operation }, '/things/{a}/parts/{b}')
    const [a, b] = [path('a', 'string'), path('b', 'integer')]
    const before = of(withParameters(a, b))
    expect(changesOf(before, of(withParameters(b, a)))).toEqual([])
    expect(changesOf(before, of(withParameters(a, b), withParameters(path('a', 'number'))))).toEqual([])
    expect(changesOf(before, of(withParameters(a), withParameters(b)))).toEqual([])
  })

  test('Z4: a path parameter that the path lacks is compared too', () => {
    const of = (type: string): Json => {
      const parameters = ['y', 'x'].map((name) => ({ in: 'path', name, schema: { type } }))
      return things({ get: { parameters } }, '/things/{x}')
    }
    expect(changesOf(of('string'), of('integer'))).toEqual(
      ['?y', '0'].map((name) => `breaking form /paths/~1things~1{x}/get/parameters/path ${name}/schema/type`),
    )
  })

  test('Z4: a reference to another reference is compared', () => {
    const at = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })
    const of = (type: string): Json => ({
      ...things({ get: { parameters: [at('A')] } }),
      components: { parameters: { A: at('B'), B: query('q', { schema: { type } }) } },
    })
    expect(changesOf(of('string'), of('integer'))).toEqual([
      'breaking form /paths/~1things/get/parameters/query q/schema/type',
    ])
  })

  test('Z4: a change of a reference to another document breaks', () => {
    const at = (name: string): Json => ({ $ref: `common.json#/${name}` })
    expect(ofOperation({ requestBody: at('A') }, { requestBody: at('A') })).toEqual([])
    expect(ofOperation({ requestBody: at('A') }, { requestBody: at('B') })).toEqual([
      'breaking changed /requestBody',
    ])
    expect(ofOperation(withParameters(at('A'), at('C')), withParameters(at('C')))).toEqual([
      'breaking removed  common.json#/A /parameters',
    ])
  })

  test('Z4: the schema of a parameter is compared like a request, whatever the name of the parameter', () => {
    const [wide, narrow] = [query('a'), query('a', { schema: { ...text, maxLength: 5 } })]
    expect(ofOperation(withParameters(5, wide), withParameters(narrow))).toEqual([
      ...['breaking stricter /parameters/query a/schema/maxLength'],
    ])
    const nullable = query('a', { schema: { type: ['string', 'null'] } })
    expect(ofOperation(withParameters(wide), withParameters(nullable))).toEqual([
      ...['additive looser null /parameters/query a/schema/type'],
    ])
    const path = (...types: readonly string[]): Json =>
      withParameters(...types.map((type, index) => ({ in: 'path', name: String(index), schema: { type } })))
    expect(ofOperation(path('string', 'string', 'string'), path('string', 'string', 'boolean'))).toEqual([
      ...['breaking form /parameters/path ?2/schema/type'],
    ])
  })

  test('Z3, Z4: a removed or newly required body breaks, and an optional body is additive', () => {
    const body = (required?: boolean): Json => ({ requestBody: { required, content: {} } })
    expect(ofOperation({}, body())).toEqual(['additive added /requestBody'])
    expect(ofOperation({}, body(true))).toEqual(['breaking required /requestBody'])
    expect(ofOperation(body(), {})).toEqual(['breaking removed /requestBody'])
    expect(ofOperation(body(false), body(true))).toEqual(['breaking required /requestBody'])
    expect(ofOperation(body(true), body())).toEqual(['additive optional /requestBody'])
    expect(ofOperation(body(true), body(true))).toEqual([])
  })

  test('Z3, Z4: a new media type of a body is additive, and a removed one breaks', () => {
    const [one, two] = [['a/b'], ['a/b', 'c/d']].map((types) => ({
      requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: text }])) },
    }))
    expect(ofOperation(one ?? {}, two ?? {})).toEqual(['additive added /requestBody/content/c~1d'])
    expect(ofOperation(two ?? {}, one ?? {})).toEqual(['breaking removed /requestBody/content/c~1d'])
  })

  test('Z3: a new refusal is additive, but a new success or a removed refusal breaks', () => {
    const answerOf = (...statuses: readonly string[]): Json => ({
      responses: Object.fromEntries(
        statuses.map((status) => [status, { content: { 'a/b': { schema: text } }, 'x-error-types': ['t'] }]),
      ),
    })
    expect(ofOperation(answerOf('200'), answerOf('200', '404'))).toEqual(['additive added /responses/404'])
    expect(ofOperation(answerOf('200'), answerOf('200', '204'))).toEqual(['breaking added /responses/204'])
    expect(ofOperation(answerOf('200', '404'), answerOf('200'))).toEqual(['breaking removed /responses/404'])
  })
})

describe('Z3, Z4: answers to a status', () => {
  const answer = (headers: readonly string[], properties: Json = {}): Json => ({
    headers: Object.fromEntries(headers.map((name) => [name, { required: true, schema: text }])),
    content: { 'a/b': { schema: { type: 'object', properties } } },
  })
  const [full, bare] = [answer(['X-A'], { a: text }), answer([])]
  const ofAnswers = (before: Json, after: Json): readonly string[] =>
    ofOperation({ responses: before }, { responses: after }).map((change) => change.replace('/responses', ''))
  const lost = (from: string): readonly string[] => [
    `breaking removed /${from}/headers/X-A`,
    `breaking removed /${from}/content/a~1b/schema/properties/a`,
  ]

  const WIDER = [
    ['429', '4XX'],
    ['429', 'default'],
    ['4XX', 'default'],
  ] as const

  test.each(WIDER)('Z4: a new status %s breaks if it lacks headers or fields of %s', (own, other) => {
    expect(ofAnswers({ [other]: full }, { [other]: full, [own]: bare })).toEqual(lost(other))
    expect(ofAnswers({ [other]: full }, { [other]: full, [own]: full })).toEqual([])
    expect(ofAnswers({ [other]: bare }, { [other]: bare, [own]: full })).toEqual([
      ...[`additive added /${own}/headers/X-A`, `additive added /${own}/content/a~1b/schema/properties/a`],
    ])
  })

  test.each(WIDER)('Z4: a removed status %s is compared with %s', (own, other) => {
    expect(ofAnswers({ [other]: bare, [own]: full }, { [other]: bare })).toEqual(lost(own))
    expect(ofAnswers({ [other]: full, [own]: full }, { [other]: full })).toEqual([])
    expect(ofAnswers({ [own]: full }, { [other]: bare })).toContain(`breaking removed /${own}/headers/X-A`)
  })

  test('Z4: the class of a status takes precedence over the default', () => {
    expect(ofAnswers({ '4XX': full, default: bare }, { '4XX': full, default: bare, '404': full })).toEqual([])
    expect(ofAnswers({ '4XX': full, '404': full, default: bare }, { '4XX': full, default: bare })).toEqual([])
    expect(ofAnswers({ '5XX': full, default: bare }, { '5XX': full, default: bare, '404': bare })).toEqual([])
  })

  test('Z4: a new status removes the error types of its class (4XX) that it does not list', () => {
    const refusal = (...types: readonly string[]): Json => ({ 'x-error-types': types })
    expect(
      ofAnswers({ '4XX': refusal('a', 'b') }, { '4XX': refusal('a', 'b'), '429': refusal('b') }),
    ).toEqual(['breaking removed a /429/x-error-types'])
  })

  test('Z4: the default is not a success if the document describes a success status', () => {
    expect(ofAnswers({ '200': full, default: bare }, { '200': full, '201': bare, default: bare })).toEqual([
      'breaking added /201',
    ])
    expect(ofAnswers({ '200': full, '201': bare, default: bare }, { '200': full, default: bare })).toEqual([
      'breaking removed /201',
    ])
    expect(ofAnswers({ '2XX': full }, { '2XX': full, '201': bare })).toEqual(lost('2XX'))
    expect(ofAnswers({ default: full }, { '200': full, default: full })).toEqual([])
    expect(ofAnswers({ default: full }, { '200': bare, default: full })).toEqual(lost('default'))
  })

  test('Z3: an extension is not a status', () => {
    expect(ofAnswers({ default: full, 'x-a': 1 }, { default: full, 'x-b': bare })).toEqual([])
  })

  test('Z4: a change in an answer shared by several statuses is reported once', () => {
    const [one, two] = [answer([]), answer(['X-A'])]
    expect(ofAnswers({ '400': one, '404': one, '4XX': one }, { '4XX': two })).toEqual([
      'additive added /4XX/headers/X-A',
    ])
  })

  test('Z4: only a status with a worse answer or without an answer breaks, between any two interfaces', () => {
    const KEYS = ['429', '4XX', 'default']
    const described = KEYS.reduce<readonly Json[]>(
      (all, key) => all.flatMap((some) => [some, { ...some, [key]: full }, { ...some, [key]: bare }]),
      [{}],
    )
    /** Returns the answer to a status of each key. The keys go from a single status to all statuses. */
    const answersOf = (one: Json): readonly unknown[] =>
      KEYS.map((_, index) => KEYS.slice(index).flatMap((key) => one[key] ?? [])[0])
    for (const before of described)
      for (const after of described) {
        const is = answersOf(after)
        const isWorse = answersOf(before).some(
          (was, index) =>
            was !== undefined && (is[index] === undefined || (was === full && is[index] === bare)),
        )
        const breaking = ofAnswers(before, after).filter((change) => change.startsWith('breaking'))
        const shown = JSON.stringify([Object.entries(before), Object.entries(after)])
        expect(breaking.length > 0, shown).toBe(isWorse)
      }
  })
})

describe('Z3, Z4: media types within a range', () => {
  const thing = (properties: Json): Json => ({ schema: { type: 'object', properties } })
  const [full, bare] = [thing({ a: text }), thing({})]
  const ofContents = (before: Json, after: Json): readonly string[] =>
    ofOperation({ requestBody: { content: before } }, { requestBody: { content: after } })

  test.each([
    ['a/b', 'a/*'],
    ['a/b', '*/*'],
    ['a/*', '*/*'],
  ])('Z4: adding or removing %s next to %s breaks if a field is lost', (own, other) => {
    const [from = '', to = ''] = [own, other].map((type) => type.replace('/', '~1'))
    const gone = (type: string): readonly string[] => [
      `breaking removed /requestBody/content/${type}/schema/properties/a`,
    ]
    expect(ofContents({ [other]: full }, { [other]: full, [own]: bare })).toEqual(gone(to))
    expect(ofContents({ [other]: full }, { [other]: full, [own]: full })).toEqual([])
    expect(ofContents({ [other]: bare, [own]: full }, { [other]: bare })).toEqual(gone(from))
    expect(ofContents({ [other]: bare, [own]: bare }, { [other]: bare })).toEqual([])
  })
})

describe('Z3, Z4: events', () => {
  const events = (...types: readonly string[]): Json => ({
    paths: {},
    webhooks: Object.fromEntries(types.map((type) => [type, { post: event({}) }])),
  })
  const event = (schema: Json, headers: readonly string[] = []): Json => ({
    parameters: headers.map((name) => ({ in: 'header', name })),
    requestBody: { content: { 'application/json': { schema } } },
  })
  /** Returns the changes of an event, with paths relative to it. */
  const changed = (before: Json, after: Json): readonly string[] => {
    const [one, other] = [before, after].map((post) => ({ paths: {}, webhooks: { 'a.b': { post } } }))
    return changesOf(one, other).map((change) => change.replace('/webhooks/a.b/post', ''))
  }

  test('Z3, Z4: a new event is additive, and a removed event breaks', () => {
    expect(changesOf(events('a'), events('a', 'b'))).toEqual(['additive added /webhooks/b'])
    expect(changesOf(events('a', 'b'), events('a'))).toEqual(['breaking removed /webhooks/b'])
  })

  test('Z4: removing a header of an event breaks, and adding one is additive', () => {
    expect(changed(event({}, ['X-A', 'X-B']), event({}, ['X-A']))).toEqual([
      'breaking removed header X-B /parameters',
    ])
    expect(changed(event({}), event({}, ['X-A']))).toEqual(['additive added header X-A /parameters'])
    expect(changed(event({}, ['X-A']), event({}, ['x-a']))).toEqual([])
  })

  test.each([
    [{ required: true }, {}, 'breaking conditional header X-A /parameters'],
    [{}, { required: true }, 'additive always_present header X-A /parameters'],
    [{}, { required: false }, ''],
    [{ schema: text }, { schema: { type: 'integer' } }, 'breaking form /parameters/header X-A/schema/type'],
    [{ schema: text }, { schema: text, style: 'simple', explode: false }, ''],
  ])(
    'Z3, Z4: a header of an event that changes from %j to %j is compared like an answer: %s',
    (before, after, expected) => {
      const withHeader = (more: Json): Json => ({ parameters: [{ in: 'header', name: 'X-A', ...more }] })
      expect(changed(withHeader(before), withHeader(after))).toEqual(expected === '' ? [] : [expected])
    },
  )

  test.each(['get', 'put', 'patch', 'delete'])('Z3, Z4: events with the method %s are compared', (method) => {
    const sent = (...headers: readonly string[]): Json => ({
      paths: {},
      webhooks: { 'a.b': { [method]: event({}, headers) } },
    })
    const none = { paths: {}, webhooks: { 'a.b': {} } }
    expect(changesOf(sent('X-A'), sent())).toEqual([
      `breaking removed header X-A /webhooks/a.b/${method}/parameters`,
    ])
    expect(changesOf(sent(), none)).toEqual([`breaking removed /webhooks/a.b/${method}`])
    expect(changesOf(none, sent())).toEqual([`additive added /webhooks/a.b/${method}`])
  })

  test('Z4: removing a header shared by all events of a path breaks, even if the header is a reference', () => {
    const parameter = { in: 'header', name: 'X-A', required: true, schema: text }
    const shared = (more: Json): Json => ({
      paths: {},
      webhooks: { 'a.b': { $ref: '#/components/pathItems/Sent' } },
      components: { pathItems: { Sent: { post: {}, ...more } }, parameters: { A: parameter } },
    })
    const gone = ['breaking removed header X-A /webhooks/a.b/post/parameters']
    expect(changesOf(shared({ parameters: [parameter] }), shared({}))).toEqual(gone)
    expect(changesOf(shared({ parameters: [{ $ref: '#/components/parameters/A' }] }), shared({}))).toEqual(
      gone,
    )
  })

  test('Z4: the answer of a receiver is compared like a request', () => {
    const received = (responses: Json): Json => ({ responses })
    const header = (required: boolean): Json => ({ headers: { 'X-A': { required, schema: text } } })
    const ofReceiver = (before: Json, after: Json): readonly string[] =>
      changed(received(before), received(after)).map((change) => change.replace('/responses', ''))
    const [none, may, must] = [{ '2XX': {} }, { '2XX': header(false) }, { '2XX': header(true) }]
    expect(ofReceiver(none, must)).toEqual(['breaking required /2XX/headers/X-A'])
    expect(ofReceiver(must, may)).toEqual(['additive optional /2XX/headers/X-A'])
    expect(ofReceiver({ '200': {} }, { '200': {}, '202': {} })).toEqual(['additive added /202'])
    expect(ofReceiver(none, { '200': {} })).toEqual(['breaking removed /2XX'])
  })

  test('Z3, Z4: an event body that becomes optional breaks, and one that becomes required is additive', () => {
    const body = (required: boolean): Json => ({ requestBody: { required, content: {} } })
    expect(changed(body(true), body(false))).toEqual(['breaking conditional /requestBody'])
    expect(changed(body(false), body(true))).toEqual(['additive always_present /requestBody'])
    expect(changed({}, body(true))).toEqual(['additive added /requestBody'])
  })

  test('Z3: the body of an event is compared like an answer', () => {
    const at = '/requestBody/content/application~1json/schema'
    expect(changed(event({}), event({ properties: { a: text }, required: ['a'] }))).toEqual([
      ...[`additive added ${at}/properties/a`, `additive always_present a ${at}/required`],
    ])
  })
})

describe('Z3: headers ignored by OpenAPI, and exclusive limits', () => {
  test.each(['Accept', 'Content-Type', 'authorization'])(
    'Z3: changes of the header parameter %s are ignored',
    (name) => {
      const sent = { parameters: [{ name, in: 'header', required: true, schema: text }] }
      expect([ofOperation({}, sent), ofOperation(sent, {})]).toEqual([[], []])
    },
  )

  test('Z3: changes of the header Content-Type in an answer are ignored', () => {
    const answer = (headers: Json): Json => ({ responses: { '200': { headers } } })
    const described = answer({ 'content-type': { required: true, schema: text } })
    expect([ofOperation(answer({}), described), ofOperation(described, answer({}))]).toEqual([[], []])
  })

  test.each([
    ['number', 'minimum', 'exclusiveMinimum', 0],
    ['number', 'maximum', 'exclusiveMaximum', 9.5],
    ['integer', 'minimum', 'exclusiveMinimum', 0],
    ['integer', 'maximum', 'exclusiveMaximum', 9],
  ] as const)(
    'Z3, Z4: the type %s has, by %s with a true flag, the same limit as by %s in OpenAPI 3.1',
    (type, limit, exclusive, value) => {
      const sent = (more: Json): Json => ({ parameters: [query('a', { schema: { type, ...more } })] })
      const answered = (more: Json): Json => ({
        responses: { '200': { headers: { 'X-A': { schema: { type, ...more } } } } },
      })
      const [flag, own] = [{ [limit]: value, [exclusive]: true }, { [exclusive]: value }]
      const [plain, off] = [{ [limit]: value }, { [limit]: value, [exclusive]: false }]
      for (const of of [sent, answered]) {
        expect([ofOperation(of(flag), of(own)), ofOperation(of(own), of(flag))]).toEqual([[], []])
        expect([ofOperation(of(plain), of(off)), ofOperation(of(off), of(plain))]).toEqual([[], []])
      }
      if (value === 0 && type === 'number') return
      const at = `/parameters/query a/schema`
      expect(ofOperation(sent(plain), sent(flag))).toEqual([`breaking stricter ${at}/${limit}`])
      expect(ofOperation(sent(flag), sent(plain))).toEqual([`additive looser ${at}/${limit}`])
      expect(ofOperation(sent(flag), sent({}))).toEqual([`additive looser ${at}/${limit}`])
    },
  )
})
