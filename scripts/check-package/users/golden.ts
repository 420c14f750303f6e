import {
  compareRecords,
  goldenHeader,
  groupByCause,
  recordDocument,
  type AccountInput,
  type GoldenRecord,
  type Result,
  type GoldenReport,
} from 'quotewright/golden'

const account: AccountInput = { currency: 'AUD', tax: { rate: '0.10' } }

export function changedFigures(request: unknown, recorded: GoldenRecord): readonly string[] {
  const current: Result<GoldenRecord> = recordDocument(request, account, { id: recorded.id })
  return current.ok ? compareRecords(recorded, current.value).figures.map(({ figure }) => figure) : []
}

export function causes(request: unknown, recorded: GoldenRecord): readonly GoldenReport['causes'][number][] {
  const header = goldenHeader(account)
  const report = header.ok ? groupByCause([{ request, recorded }], header.value, account) : header
  return report.ok ? report.value.causes : []
}

// @ts-expect-error A record has the fingerprint of its request.
export const wrong: GoldenRecord = { kind: 'quote' }
