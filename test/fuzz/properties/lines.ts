import { textOf } from '../text-of.js'
import { problemsIn, type Trial } from '../trial.js'
import { isFields } from './documents.js'
import { differing, type Property } from './property.js'

export function linesOf({ request }: Trial): readonly unknown[] {
  if (!isFields(request) || !Object.hasOwn(request, 'lines')) return []
  const { lines } = request
  return Array.isArray(lines) && lines.length < 1000 && Object.keys(lines).length === lines.length
    ? (lines as readonly unknown[])
    : []
}

export const MAX_LINES = 4

/** V7: temporary ids of drawings (F9) need a document. */
export const linesByThemselves: Property = {
  name: 'a line of a document has the same answer alone',
  every: 2,
  fault: (trial) => {
    const { engine, request, settings, catalogue, quote } = trial
    // F10: a submitted document has more requirements.
    if (isFields(request) && Object.hasOwn(request, 'isSubmitted') && request['isSubmitted'] === true)
      return undefined
    for (const [index, line] of linesOf(trial).slice(0, MAX_LINES).entries()) {
      const alone = engine.priceLine(line as never, settings, catalogue)
      const start = `lines[${String(index)}]`
      const together = problemsIn(quote)
        .filter(({ code, param }) => code !== 'duplicate_temp_id' && isIn(param, start))
        .filter(({ code, param }) => !isOfDocuments(code, param.slice(start.length + 1)))
        .map(({ code, param }) => `${code} ${param}`)
      const byItself = problemsIn(alone)
        .filter(({ code }) => code !== 'duplicate_temp_id')
        .map(
          ({ code, param }) => `${code} ${start}${param === '' || param.startsWith('[') ? '' : '.'}${param}`,
        )
      const fault =
        differing('problems', textOf(together), textOf(byItself)) ??
        (quote.ok && alone.ok
          ? differing('line', textOf(quote.value.lines[index]), textOf(alone.value.line))
          : undefined)
      if (fault !== undefined) return `${start}: ${fault}`
    }
    return undefined
  },
}

/** Only documents require these fields, which change no figure (V7). */
function isOfDocuments(code: string, param: string): boolean {
  const isName = param === 'catalogue.product_id' || param === 'on_the_fly.product_name'
  return code === 'drawing_required' || (code === 'required' && isName)
}

function isIn(param: string, start: string): boolean {
  return param === start || param.startsWith(`${start}.`)
}

export const reprices: Property = {
  name: 'an open document gives the answer of its request',
  every: 6,
  fault: (trial) => {
    const { engine, request, settings, catalogue, quote } = trial
    const open = engine.editQuote(request, settings, catalogue)
    if (!open.ok) return quote.ok ? 'cannot be opened' : differing('problems', textOf(quote), textOf(open))
    const lines = linesOf(trial)
    const [first] = lines
    const last = lines.length - 1
    const edits = [
      [{ type: 'addLine', line: first, at: last }, [...lines.slice(0, last), first, ...lines.slice(last)]],
      [{ type: 'replaceLine', line: first, at: last }, [...lines.slice(0, last), first]],
      [{ type: 'removeLine', at: 0 }, lines.slice(1)],
    ] as const
    const fault = differing('opened', textOf(quote), textOf(engine.priceEdited(open.value)))
    if (fault !== undefined || first === undefined || first === null) return fault
    for (const [edit, changed] of edits) {
      const edited = engine.applyEdit(open.value, edit as never)
      const expected = engine.priceQuote(
        { ...(request as object), lines: changed } as unknown,
        settings,
        catalogue,
      )
      const answer = edited.ok ? engine.priceEdited(edited.value) : edited
      const wrong = differing(edit.type, textOf(expected), textOf(answer))
      if (wrong !== undefined) return wrong
    }
    return undefined
  },
}
