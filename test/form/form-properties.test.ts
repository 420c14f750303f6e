/** Properties of the form: after any change, it shows exactly the figures that pricing its whole request gives. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteForm, readDraft, rowKinds, type QuoteForm, type FormRow } from '../../src/entries/form.js'
import { describeProblem, priceQuote, type Catalogue } from '../../src/entries/index.js'

const AUD = { currency: 'AUD', tax: { rate: '0.10' } } as const
const open = (options: Partial<Parameters<typeof quoteForm>[1]> = {}): QuoteForm =>
  quoteForm(AUD, { locale: 'en-AU', ...options })

const TEXTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  product: fc.constantFrom('Ridge cap', 'Corrugated', ''),
  productId: fc.constantFrom('', '', 'prod_1', 'product 1'),
  pieces: fc.constantFrom('22/6.1', '2 @ 3; 4 @ 2400mm', 'many', '', '0 @ 3'),
  quantity: fc.constantFrom('3', '2.5', '-1', 'ten', '', '0.00001', '1,234'),
  unitPrice: fc.constantFrom('$11.23', '0.005', 'ten', '', '1,234', '9223372036854'),
  discount: fc.constantFrom('', '12.5', '101', '5 %', 'half'),
  price: fc.constantFrom('250', '', 'free'),
  name: fc.constantFrom('Loyalty', ''),
  type: fc.constantFrom('ADJUSTMENT_TYPE_DISCOUNT', 'ADJUSTMENT_TYPE_SURCHARGE', ''),
  amount: fc.constantFrom('10 %', '5.00', 'much', '', '110 %'),
  text: fc.constantFrom('Scaffolding by others.', ''),
  customerId: fc.constantFrom('cust_1', '', 'customer 1'),
  reference: fc.constantFrom('Banksia Street', ''),
}

/** Lines of flashings and of kits, right and wrong. Two rows may share a drawing (F9). */
const LINES = fc.constantFrom<object | undefined>(
  undefined,
  {},
  ...['10000', '335140000', '-10000', '9223372036854775807', 'many'].flatMap((amountMicros) => [
    { drawing: {}, totalPrice: { amountMicros } },
    { drawing: { tempId: 'drawing 1' }, customPrice: { amountMicros }, isTaxFree: true },
  ]),
  { drawing: {}, productName: 7 },
  { drawing: {}, otherSides: [{}, { tempId: 'drawing 1' }], totalPrice: { amountMicros: '10000' } },
  ...['2', '0.5', 'ten', ''].map((quantity) => ({
    components: [{ productName: 'Bracket', pricing: { quantity, unitPrice: { amountMicros: '1250000' } } }],
  })),
  { customPricing: true, subKits: [{ pricing: { quantity: '2', totalPrice: { amountMicros: '1000000' } } }] },
)
/** Indexes of rows, most of them wrong. */
const PLACES = fc.oneof(fc.nat(6), fc.constantFrom(-1, -0.5, 1.5, 1e9, -Infinity, NaN))

type Step = (form: QuoteForm) => QuoteForm
const nth = (form: QuoteForm, at: number) => form.rows[at % Math.max(1, form.rows.length)]

const onAnyRow = (change: (form: QuoteForm, id: string, to: number) => QuoteForm): fc.Arbitrary<Step> =>
  fc.tuple(fc.nat(), PLACES).map(([at, to]): Step => (form) => {
    const row = nth(form, at)
    return row === undefined ? form : change(form, row.id, to)
  })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom<FormRow['kind']>(...rowKinds), fc.option(PLACES, { nil: undefined }))
      .map(
        ([kind, at]): Step =>
          (form) =>
            form.add(kind, {}, at),
      ),
  },
  {
    weight: 12,
    arbitrary: fc.tuple(fc.nat(), fc.nat(), fc.record(TEXTS)).map(([at, place, texts]): Step => (form) => {
      const row = nth(form, at)
      const names = Object.values(row?.fields ?? {}).flatMap(({ name }) => (name in texts ? [name] : []))
      const name = names[place % Math.max(1, names.length)]
      return row === undefined || name === undefined ? form : form.set(row.id, name, texts[name] ?? '')
    }),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(), LINES, fc.nat(4)).map(([at, line, chance]): Step => (form) => {
      const drawn = form.rows.filter(({ kind }) => kind === 'flashing' || kind === 'kit')
      const row = drawn[at % Math.max(1, drawn.length)]
      if (row !== undefined) return form.setLine(row.id, chance === 0 ? UNKNOWN : { line })
      const added = form.add(chance % 2 === 0 ? 'flashing' : 'kit')
      return added.setLine(added.rows.at(-1)?.id ?? '', { line })
    }),
  },
  fc.constantFrom('en-AU', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG').map(
    (locale): Step =>
      (form) =>
        form.withLocale({ locale, language: 'en' }),
  ),
  fc.record(TEXTS).map(
    ({ customerId }): Step =>
      (form) =>
        form.set('header', 'customerId', customerId ?? ''),
  ),
  onAnyRow((form, id) => form.remove(id)),
  onAnyRow((form, id) => form.duplicate(id)),
  onAnyRow((form, id, to) => form.move(id, to)),
  fc.constantFrom<Step>(
    (form) => form.undo(),
    (form) => form.redo(),
    (form) => form.saved(),
  ),
  fc
    .tuple(fc.constantFrom(...rowKinds), fc.array(fc.record(TEXTS), { maxLength: 25 }), PLACES)
    .map(([kind, rows, at]): Step => (form) => {
      const names = Object.keys(form.add(kind, {}, 0).rows[0]?.fields ?? {})
      const cells = rows.map((texts) => names.map((name) => texts[name] ?? '').join('\t'))
      return form.paste(kind, cells.join('\n'), at)
    }),
)

const refused = priceQuote(JSON.parse('{}'), AUD)
/** A change of the designer while its line is unknown. */
const UNKNOWN = { line: undefined, problems: refused.ok ? [] : refused.problems }

const forms = fc
  .array(step, { maxLength: 30, size: 'max' })
  .map((steps) => steps.reduce<QuoteForm>((form, one) => one(form), open()))

function filledRows({ rows }: QuoteForm): readonly FormRow[] {
  return rows.filter(
    ({ fields, line }) =>
      line !== undefined ||
      Object.values(fields).some(({ kind, text }) => kind !== 'choice' && text.trim() !== ''),
  )
}

/** Returns the lines of the request by the id of their row. */
function linesById(form: QuoteForm): ReadonlyMap<string, string> {
  const lines = (form.request?.['lines'] ?? []) as readonly object[]
  const rows = filledRows(form).filter(({ kind }) => kind !== 'adjustment')
  return new Map(lines.map((line, index) => [rows[index]?.id ?? '', JSON.stringify(line)]))
}

/** Removes the rows that have messages. */
function withoutWrongRows(form: QuoteForm): QuoteForm {
  const opened = form.set('header', 'customerId', 'cust_1')
  const wrong = opened.messages.find(({ row }) => row !== undefined && row !== 'header')?.row
  return wrong === undefined ? opened : withoutWrongRows(opened.remove(wrong))
}

describe('a form after any changes', () => {
  test('has the totals of its request, and can be sent if and only if that request can be priced', () => {
    let sendable = 0
    fc.assert(
      fc.property(forms, (form) => {
        for (const one of [form, withoutWrongRows(form)]) {
          const { request } = one
          const quote = request === undefined ? undefined : priceQuote(request, AUD)
          expect([one.canSubmit, one.messages.length === 0]).toEqual([quote?.ok === true, quote?.ok === true])
          if (quote?.ok !== true) continue
          const { total, subtotal } = quote.value
          expect(one.totals).toMatchObject({ isPartial: false, total, subtotal })
          const ofRows = one.rows.map(({ total }) => BigInt(total?.amountMicros ?? '0'))
          expect(String(ofRows.reduce((sum, next) => sum + next, 0n))).toBe(subtotal.amountMicros)
          if (one.rows.some(({ line }) => line !== undefined)) sendable++
        }
      }),
    )
    expect(sendable).toBeGreaterThan(0)
  })

  test('has a message at exactly the rows that have problems', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { request } = form
        if (request === undefined) return
        const quote = priceQuote(request, AUD)
        const problems = quote.ok ? [] : quote.problems
        const kindOf = (path: readonly (string | number)[]) =>
          path[0] === 'lines' || path[0] === 'adjustments' ? `${path[0]}${String(path[1])}` : 'header'
        const places = new Set(problems.map(({ path }) => kindOf(path)))
        const [lines, adjustments] = [false, true].map((isAdjustment) =>
          filledRows(form).filter(({ kind }) => (kind === 'adjustment') === isAdjustment),
        )
        const shownPlaces = new Set(
          form.messages.map(({ row }) => {
            const [line, adjustment] = [lines, adjustments].map(
              (rows) => rows?.findIndex(({ id }) => id === row) ?? -1,
            )
            if (line !== undefined && line >= 0) return `lines${String(line)}`
            return adjustment !== undefined && adjustment >= 0 ? `adjustments${String(adjustment)}` : 'header'
          }),
        )
        expect(shownPlaces).toEqual(places)
      }),
    )
  })

  test('is unchanged when reopened from its draft', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const { draft } = form
        const again = open({ locale: draft.locale ?? '', language: 'en', draft })
        expect([again.request, again.totals, again.canSubmit]).toEqual([
          form.request,
          form.totals,
          form.canSubmit,
        ])
        expect(again.messages.map(({ text }) => text)).toEqual(form.messages.map(({ text }) => text))
        expect(again.rows.map(({ totalText }) => totalText)).toEqual(
          form.rows.map(({ totalText }) => totalText),
        )
      }),
    )
  })

  test('opens whatever its stored draft has become, or refuses it without throwing', () => {
    let refusals = 0
    fc.assert(
      fc.property(forms, fc.nat(), fc.jsonValue({ maxDepth: 1 }), ({ draft }, at, odd) => {
        const text = JSON.stringify(draft)
        expect([readDraft(text), readDraft(draft)]).toEqual([JSON.parse(text), draft])
        let place = 0
        const count = text.match(/[:,[]/g)?.length ?? 1
        const damaged = JSON.stringify(draft, (_, value: unknown) => (place++ === at % count ? odd : value))
        for (const stored of [damaged, text.slice(0, at % text.length), odd]) {
          const read = readDraft(stored)
          if (read === undefined) refusals++
          const { rows, messages, totals, request } = open({ language: 'en', draft: read })
          expect(messages.every((one) => typeof one.text === 'string')).toBe(true)
          expect([rows.length, typeof totals, request]).toBeDefined()
        }
      }),
    )
    expect(refusals).toBeGreaterThan(0)
  })

  test('shows refusals of a server at rows that are still as sent, and otherwise stays the same', () => {
    let [kept, gone] = [0, 0]
    fc.assert(
      fc.property(forms, fc.array(step, { maxLength: 4 }), (form, steps) => {
        const sent = withoutWrongRows(form)
        const later = steps.reduce((one, next) => next(one), sent)
        const before = linesById(sent)
        const errors = [...before].map(([message], index) => ({ message, param: `lines[${String(index)}]` }))
        const refused = later.refused({ errors }, sent)
        for (const name of ['request', 'totals', 'canSubmit', 'isDirty', 'draft'] as const)
          expect(refused[name]).toEqual(later[name])
        if (later.request === undefined || errors.length === 0) return
        const now = linesById(later)
        const same = later.rows.filter(({ id, message }) => message === '' && now.get(id) === before.get(id))
        const expected = same.flatMap(({ id }) => (before.has(id) ? [id] : []))
        const own = later.messages.length
        expect(refused.messages.slice(own).map(({ row, text }) => [row, text])).toEqual(
          expected.map((id) => [id, id]),
        )
        kept += expected.length
        gone += errors.length - expected.length
      }),
      // Few cases change a row that the form has sent.
      { numRuns: 400 },
    )
    expect(Math.min(kept, gone)).toBeGreaterThan(0)
  })

  test('makes the same request in another locale, and again back in the first', () => {
    fc.assert(
      fc.property(forms, fc.constantFrom('de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG'), (form, locale) => {
        const translated = form.withLocale({ locale, describe: describeProblem })
        expect(translated.request).toEqual(form.request)
        const opened = open({ locale, describe: describeProblem, draft: translated.draft })
        expect(opened.request).toEqual(form.request)
        const back = translated.withLocale({ locale: form.draft.locale ?? '', language: 'en' })
        expect([back.request, back.totals]).toEqual([form.request, form.totals])
      }),
    )
  })

  test('has the same draft again once all changes are undone and redone', () => {
    fc.assert(
      fc.property(forms, (form) => {
        let undone = form
        while (undone.canUndo) undone = undone.undo()
        let redone = undone
        while (redone.canRedo) redone = redone.redo()
        while (form.canRedo) form = form.redo()
        // The texts that the designer could not read are gone.
        const kept = ({ draft }: QuoteForm) =>
          JSON.stringify(draft, (key, value: unknown) => (key === 'problems' ? undefined : value))
        expect(kept(redone)).toBe(kept(form))
      }),
    )
  })

  test('shows at most one message per field, the worst first', () => {
    fc.assert(
      fc.property(forms, ({ messages, rows, header }) => {
        // Each message has a place that the form shows.
        for (const { row, field, text } of messages) {
          const shown = row === 'header' ? { fields: header, message: '' } : rows.find(({ id }) => id === row)
          if (row !== undefined && field !== undefined) expect(shown?.fields[field]?.message).toBe(text)
          else if (row !== undefined) expect(shown?.message).toBe(text)
        }
        const places = messages.map(({ row, field }) => `${String(row)}.${String(field)}`)
        expect(new Set(places).size).toBe(places.length)
        const ofTexts = messages.map(({ code }) =>
          /_text$/.test(code) ? 0 : /(^|_)required$|^zero_quantity$|^empty_/.test(code) ? 2 : 1,
        )
        expect(ofTexts).toEqual([...ofTexts].sort())
        expect(messages.every(({ text }) => !text.startsWith('Line'))).toBe(true)
      }),
    )
  })
})

describe('a form of ten thousand rows', () => {
  const looked: string[] = []
  const catalogue: Catalogue = {
    product: (id) => {
      looked.push(id)
      return {}
    },
  }
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    kind: 'item' as const,
    texts: { productId: `prod_${String(index)}`, quantity: '1', unitPrice: index % 2 === 0 ? '1.00' : '' },
  }))
  const large = open({ catalogue, draft: { header: { customerId: 'cust_1' }, rows } })

  test('looks up one product per keystroke, whether or not the row is valid', () => {
    expect(large.totals?.subtotal.amountMicros).toBe('5000000000')
    for (const row of ['row4000', 'row4001']) {
      looked.length = 0
      const next = large.set(row, 'quantity', '2')
      expect([next.totals, next.rows, next.canSubmit, next.messages]).toHaveLength(4)
      expect(new Set(looked)).toEqual(new Set([row.replace('row', 'prod_')]))
      // Once for its figures, and once more for its problems.
      expect(looked.length).toBe(row === 'row4000' ? 1 : 2)
    }
  })

  test('keeps all other rows the same objects', () => {
    const next = large.set('row5000', 'quantity', '7')
    expect(next.rows.filter((row, index) => row !== large.rows[index]).map(({ id }) => id)).toEqual([
      'row5000',
    ])
    expect(next.totals?.subtotal.amountMicros).toBe('5006000000')
  })
})
