/** Tests the forms in which answers of other programs, documents and golden files may come. */
import { describe, expect, test } from 'vitest'
import {
  compareWithGolden,
  compareWithProgram,
  goldenHeader,
  parseGolden,
  recordDocument,
  recordLines,
  recordSent,
} from '../../src/entries/golden.js'
import { hours, quoteOf, reportOn, taxed, valueOf } from './recorded.js'

const account = taxed('0.10')
/** 2 hours at 10.50 are 21.00, with 10% tax 23.10. */
const request: unknown = quoteOf([hours('2', '10500000')])
const money = (amountMicros: string, currency?: string) => ({ amountMicros, currency })
const nowOf = (sent: unknown) => ({
  account,
  records: valueOf(recordLines([sent], account)),
  requestAt: () => sent,
})

/** Returns the causes of one answer to a request, or the reason of the fault. */
async function outcomeOf(answer: unknown, sent: unknown = request): Promise<readonly string[] | string> {
  const compared = await compareWithProgram([JSON.stringify(answer)], nowOf(sent), { name: 'answers' })
  return compared.ok ? compared.value.causes.map(({ cause }) => cause) : compared.fault.message
}

describe('an answer of another program', () => {
  test.each<[unknown, readonly string[] | string]>([
    [{ quote: { total: money('23100000', 'AUD') } }, []],
    [{ quote: { total: money('23110000') } }, ['figure:total']],
    [{ order: { total: money('23110000') } }, ['figure:total']],
    [{ total: money('23110000') }, ['figure:total']],
    [{ quote: { total: '23110000' }, figures: { total: '23100000' } }, []],
    [{ figures: { total: '023100000', subtotal: '21000000', taxAmount: '2100000' } }, []],
    [{ figures: { subtotal: '21000000', labourTotal: '1' } }, ['figure:labourTotal']],
    [{ errors: [{ code: 'gone', param: 'lines[0]' }] }, ['accepted:gone']],
    [{ errors: [{ code: '', param: 'lines[0]' }] }, ['accepted:lines[0]']],
    [{ errors: [{ code: 5, param: 'lines[0]' }] }, ['accepted:lines[0]']],
    [{ errors: ['broken'] }, ['accepted:broken']],
    [{ errors: [7] }, ['accepted:7']],
    [[], 'answers, line 1: neither'],
    [5, 'answers, line 1: neither'],
    [{ figures: [] }, 'answers, line 1: neither'],
    [{ errors: {} }, 'answers, line 1: neither'],
    [{ figures: {} }, 'answers, line 1: none of the figures'],
    [{ figures: { total: 23100000 } }, 'answers, line 1: total is not'],
    [{ figures: { total: { amountMicros: 5 } } }, 'answers, line 1: total is not'],
    [
      { figures: { total: money('23100000', 'AUD'), subtotal: money('21000000', 'NZD') } },
      'answers, line 1: amounts in several',
    ],
    [{ figures: { total: money('23100000', 'NZD') } }, 'The other program answers line 1 in NZD'],
  ])('is read as %j: %j', async (answer, outcome) => {
    const read = await outcomeOf(answer)
    expect(typeof read === 'string' ? read.slice(0, outcome.length) : read).toEqual(outcome)
  })

  test('agrees with our refusal in other words', async () => {
    expect(await outcomeOf({ errors: ['no customer'] }, { lines: [] })).toEqual([])
    expect(await outcomeOf({ figures: { total: '1' } }, { lines: [] })).toEqual(['refused:required'])
  })

  test('is in the currency of its own document', async () => {
    const sent = { request, account: { currency: 'NZD' } }
    expect(await outcomeOf({ figures: { total: money('21000000', 'NZD') } }, sent)).toEqual([])
    expect(await outcomeOf({ figures: { total: money('21000000', 'AUD') } }, sent)).toMatch(/ in AUD, .* NZD/)
  })
})

describe('a document to record', () => {
  const zealand = { currency: 'NZD' }
  test.each<[string, unknown, object]>([
    ['a bare request', request, {}],
    ['a bare request with an id', { ...(request as object), id: 'Q' }, { id: 'Q' }],
    ['an id', { id: 'Q', requestId: 'R', request }, { id: 'Q' }],
    ['the id of its request', { id: true, requestId: 7, request }, { id: 7 }],
    ['a field called request', { ...(request as object), request: 5 }, {}],
    ['no settings of its own', { id: 0, request, account: null }, { id: 0 }],
    [
      'its own settings',
      { id: 'Q', request, account: zealand },
      { id: 'Q', currency: 'NZD', total: '21000000' },
    ],
    ['its own settings and no id', { request, account: zealand }, { currency: 'NZD', total: '21000000' }],
  ])('may have %s', (_, sent, { total = '23100000', ...fields }: { total?: string }) => {
    const {
      totals,
      request: print,
      kind,
      lines,
      settings,
      account: used,
      ...rest
    } = valueOf(recordSent(sent, account))
    expect(rest).toStrictEqual(fields)
    expect([totals?.total, kind, lines?.length]).toEqual([total, 'quote', 8])
    const own = ['NZD', expect.stringMatching(/^[\w-]{16}$/)]
    expect([used?.currency, settings]).toEqual(total === '23100000' ? [undefined, undefined] : own)
    const priced = Object.hasOwn(sent as object, 'lines') ? sent : request
    expect(print).toBe(valueOf(recordDocument(priced, account)).request)
  })

  test('is refused with invalid settings of its own, and keeps its id and its fingerprint', () => {
    expect(valueOf(recordSent({ id: 'Q', request, account: { currency: 'A' } }, account))).toStrictEqual({
      ...{ id: 'Q', kind: 'quote', request: valueOf(recordDocument(request, account)).request },
      problems: ['invalid_currency account.currency'],
    })
  })
})

describe('a golden file', () => {
  const header = JSON.stringify(valueOf(goldenHeader(account)))
  const record = JSON.stringify(valueOf(recordDocument(request, account)))
  const compared = async (lines: readonly string[]) =>
    compareWithGolden(valueOf(await parseGolden(lines)), nowOf(request))

  test('may have empty lines, which count as lines', async () => {
    expect(valueOf(await compared([header, '', record, '']))).toMatchObject({ documents: 1, same: 1 })
    expect(await compared([header, '', '{']).then((one) => one.ok || one.fault.line)).toBe(3)
  })

  test('may come from a source that cannot be closed', async () => {
    const lines = {
      [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: false, value: '{}' }) }),
    }
    expect((await parseGolden(lines as never)).ok).toBe(false)
  })

  test('keeps no id that is neither a string nor a number', () => {
    const recorded = { ...valueOf(recordDocument(request, account)), totals: {} }
    const samplesWith = (id: unknown) =>
      reportOn([[request, { ...recorded, id } as never]], account).causes[0]?.samples
    const sample = { line: 1, current: '23100000' }
    expect([samplesWith({}), samplesWith(0)]).toStrictEqual([[sample], [{ ...sample, id: 0 }]])
  })
})
