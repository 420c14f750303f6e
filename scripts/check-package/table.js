import Table from 'cli-table3'

/** Returns a table with a column per group of runtimes with the same outcomes, and notes for unavailable runtimes. */
export function tableOf(rows, entries) {
  const groups = []
  for (const { row, outcomes } of rows) {
    if (outcomes === undefined) continue
    const cells = entries.map(({ specifier }) =>
      cellOf(outcomes.filter((outcome) => outcome.specifier === specifier)),
    )
    const same = groups.find((group) => group.cells.every((cell, at) => cell === cells[at]))
    if (same === undefined) groups.push({ names: [row], cells })
    else same.names.push(row)
  }
  return {
    head: ['entry', ...groups.map(({ names }) => names.join('\n'))],
    body: entries.map(({ specifier }, at) => [specifier, ...groups.map(({ cells }) => cells[at])]),
    notes: rows.flatMap(({ row, absent, broken }) => noteOn(row, absent, broken)),
  }
}

function noteOn(row, absent, broken) {
  if (absent !== undefined) return [`${row} is not here: ${absent}`]
  return broken === undefined ? [] : [`${row} failed: ${broken}`]
}

/** Ways of loading with the same outcome share a line: `import, require: 99`. */
function cellOf(outcomes) {
  const texts = [...new Set(outcomes.map(outcomeText))]
  const loadedWith = (text) =>
    outcomes.filter((outcome) => outcomeText(outcome) === text).map(({ loadedBy }) => loadedBy)
  return texts.map((text) => `${loadedWith(text).join(', ')}: ${text}`).join('\n')
}

function outcomeText({ of, failures }) {
  if (of === undefined) return failures.length === 0 ? 'compiles' : 'does not compile'
  return failures.length === 0 ? `${of}` : `${Math.max(0, of - failures.length)} of ${of}, failed`
}

export function printTable({ head, body, notes }) {
  const table = new Table({ head, style: { head: [], border: [] } })
  table.push(...body)
  console.log([table.toString(), ...notes].join('\n'))
}

function withSameOutcomes(body) {
  const rows = new Map()
  for (const [entry, ...cells] of body) {
    const key = cells.join('|')
    rows.set(key, [rows.has(key) ? `${rows.get(key)[0]}\n${entry}` : entry, ...cells])
  }
  return [...rows.values()]
}

export function markdownOf({ head, body, notes }) {
  const rows = [head, head.map(() => '---'), ...withSameOutcomes(body)]
  const lines = rows.map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('\n', '<br>') || '–').join(' | ')} |`,
  )
  return [lines.join('\n'), ...notes].join('\n\n')
}
