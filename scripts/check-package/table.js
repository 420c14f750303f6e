import Table from 'cli-table3'

/**
 * Returns a table with a row per runtime and a column per entry. Each cell shows how the entry was loaded, and
 * how many comparisons succeeded. The row of an unavailable runtime shows the reason.
 */
export function tableOf(rows, entries) {
  return {
    head: ['runtime', ...entries.map(({ specifier }) => specifier)],
    body: rows.map(({ row, absent, broken, outcomes = [] }) => {
      if (absent !== undefined) return [row, `not here: ${absent}`]
      if (broken !== undefined) return [row, `failed: ${broken}`]
      return [
        row,
        ...entries.map(({ specifier }) =>
          cellOf(outcomes.filter((outcome) => outcome.specifier === specifier)),
        ),
      ]
    }),
  }
}

/** Formats a cell. Ways of loading with the same outcome share a line: `import, require: 99`. */
function cellOf(outcomes) {
  const texts = [...new Set(outcomes.map(said))]
  const waysTo = (text) =>
    outcomes.filter((outcome) => said(outcome) === text).map(({ loadedBy }) => loadedBy)
  return texts.map((text) => `${waysTo(text).join(', ')}: ${text}`).join('\n')
}

function said({ of, failures }) {
  if (of === undefined) return failures.length === 0 ? 'compiles' : 'does not compile'
  return failures.length === 0 ? `${of}` : `${Math.max(0, of - failures.length)} of ${of}, failed`
}

export function printTable({ head, body }) {
  const table = new Table({ head, style: { head: [], border: [] } })
  for (const [row, ...cells] of body) {
    const isWhole = cells.length === head.length - 1
    table.push([row, ...(isWhole ? cells : [{ colSpan: head.length - 1, content: cells[0] }])])
  }
  console.log(table.toString())
}

export function markdownOf({ head, body }) {
  const rows = body.map((cells) => head.map((_, at) => (cells[at] ?? '').replaceAll('\n', '<br>') || '–'))
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
