/** Compares what a form shows after each step of a script with stored transcripts, which were checked by hand. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'vitest'
import { quoteForm, type QuoteForm } from '../../src/entries/form.js'
import { describeProblem } from '../../src/entries/index.js'
import { expectStored } from '../stored-file.js'

const FOLDER = new URL('transcripts/', import.meta.url)
const CATALOGUE = { product: (id: string) => (id === 'prod_1' ? {} : undefined) }

type Lines = ReadonlyMap<string, string>

/** Writes JSON without quotes around names, and amounts in the major unit. */
function compact(value: unknown): string {
  const text = JSON.stringify(value ?? null, (_, one: unknown) => {
    const { amountMicros, currency = '' } = (one ?? {}) as Partial<
      Record<'amountMicros' | 'currency', string>
    >
    if (amountMicros === undefined) return one
    const [, whole = '0', decimals = ''] = /^(\d*)(\d{6})$/.exec(amountMicros.padStart(7, '0')) ?? []
    return `${whole}.${decimals}`.replace(/\.?0+$/, '') + (currency && ` ${currency}`)
  })
  return text.replaceAll(/"(\w+)":/g, '$1: ').replaceAll(/,(?=["{[]|\w+: )/g, ', ')
}

/** Leaves out the totals that are zero, except for the last. */
function totalsOf({ totals }: QuoteForm): readonly (readonly [string, string])[] {
  if (totals === undefined) return [['totals', 'unknown']]
  const { isPartial, tax, adjustments, ...amounts } = totals
  const shown = Object.entries(amounts).filter(
    ([name, value]) => name === 'total' || !/^"0 /.test(compact(value)),
  )
  const text = shown.map(([name, value]) => `${name} ${compact(value).slice(1, -1)}`).join(', ')
  return [
    ['totals', `${isPartial ? 'partial, ' : ''}${text}`],
    ['tax', compact(tax)],
    ['adjustments', compact(adjustments ?? [])],
  ]
}

function linesOf(form: QuoteForm): Lines {
  const { rows, header, messages, request } = form
  const shownFields = (fields: QuoteForm['header']): string =>
    Object.entries(fields)
      .map(([name, { text, meant }]) => name + (text && ` “${text}”`) + (meant && ` (${meant})`))
      .join(', ')
  const places = messages.map(({ row, field, code, path, text }) => {
    const place = [row ?? 'form', field].filter((part) => part !== undefined).join('.')
    return `\n  ! ${place}, ${code} at “${path.join('.')}”: ${text}`
  })
  const { lines = [], ...rest } = (request ?? {}) as { readonly lines?: readonly object[] }
  const { canSubmit, isDirty, canUndo, canRedo } = form
  const flags = Object.entries({ canSubmit, isDirty, canUndo, canRedo }).filter(([, is]) => is)
  return new Map([
    ['form', flags.map(([name]) => name).join(', ')],
    ['header', shownFields(header)],
    ...rows.map(({ id, kind, fields, line, totalText }): [string, string] => {
      const parts = [shownFields(fields), totalText, line === undefined ? '' : compact(line)]
      return [id, `${kind} ${parts.filter((part) => part !== '').join(' = ')}`]
    }),
    ['order', rows.map(({ id }) => id).join(' ')],
    ['messages', places.join('') || 'none'],
    ...totalsOf(form),
    ['request', request === undefined ? 'unknown' : compact(rest)],
    ...lines.map((line, index): [string, string] => [`line ${String(index)}`, compact(line)]),
  ])
}

/** Runs a script: methods of the form with their arguments in JSON. `sent` keeps the form for `saved` and `refused`. */
class Script {
  form: QuoteForm | undefined
  #sent: QuoteForm | undefined
  #before: Lines = new Map()

  run(line: string): readonly string[] {
    const [, method = '', values = ''] = /^> (\w+) ?(.*)$/.exec(line) ?? []
    const given = JSON.parse(`[${values}]`) as unknown[]
    if (method === 'open') return this.#open(...(given as Parameters<typeof quoteForm>))
    const { form } = this
    if (form === undefined) throw new Error(`${line} comes before open`)
    if (method === 'sent') {
      this.#sent = form
      return []
    }
    const answer: unknown = form[method as keyof QuoteForm]
    if (typeof answer !== 'function') return [`  ${compact(answer)}`]
    const more = method === 'withLocale' ? [{ ...(given.pop() as object), describe: describeProblem }] : []
    const isAnswer = method === 'saved' || method === 'refused'
    const sent = isAnswer && this.#sent !== undefined ? [this.#sent] : []
    return this.#show(Reflect.apply(answer, form, [...given, ...more, ...sent]) as QuoteForm)
  }

  #open(...[account, options]: Parameters<typeof quoteForm>): readonly string[] {
    this.#before = new Map()
    const describe = options.locale.startsWith('en') ? {} : { describe: describeProblem }
    const catalogue = options.catalogue === undefined ? {} : { catalogue: CATALOGUE }
    return this.#show(quoteForm(account, { ...options, ...describe, ...catalogue }))
  }

  /** Shows what differs from the step before. A row that is another object, but looks the same, is new. */
  #show(form: QuoteForm): readonly string[] {
    if (form === this.form) return ['  the same form']
    const before = this.#before
    const kept = new Set(this.form?.rows)
    const now = linesOf(form)
    const fresh = form.rows.filter((row) => now.get(row.id) === before.get(row.id) && !kept.has(row))
    const gone = [...before.keys()].filter((key) => !now.has(key))
    this.form = form
    this.#before = now
    return [
      ...[...now].flatMap(([key, text]) => (text === before.get(key) ? [] : [`  ${key} ${text}`.trimEnd()])),
      ...fresh.map(({ id }) => `  ${id} is new`),
      ...gone.map((key) => `  ${key} is gone`),
    ]
  }
}

describe('a stored transcript', () => {
  const files = readdirSync(FOLDER).sort()
  test.each(files)('shows the form after each step: %s', (name) => {
    const file = new URL(name, FOLDER)
    const script = new Script()
    // Lines without a mark are what the form showed.
    const kept = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^([>#]|$)/.test(line))
    const shown = kept.flatMap((line) => (line.startsWith('>') ? [line, ...script.run(line)] : [line]))
    expectStored(shown.join('\n'), file)
  })
})
