export async function visitAll(runtimes, context) {
  const rows = []
  for (const runtime of runtimes) {
    console.error(`${runtime.row} …`)
    const row = await visitBy(runtime, context)
    for (const failure of failuresOf(row)) console.error(`  ${failure}`)
    rows.push(row)
  }
  return rows
}

/**
 * Returns { row, outcomes }, { row, absent } for an unavailable runtime, or { row, broken } for one that fails
 * after starting.
 */
async function visitBy({ row, prepare }, context) {
  let visit
  try {
    visit = await prepare()
  } catch (error) {
    return { row, absent: reasonOf(error), isGood: true }
  }
  const named = visit.row ?? row
  try {
    const outcomes = await visit(context)
    return { row: named, outcomes, isGood: outcomes.every(({ failures }) => failures.length === 0) }
  } catch (error) {
    console.error(error)
    return { row: named, broken: reasonOf(error), isGood: false }
  }
}

function failuresOf({ outcomes = [] }) {
  return outcomes.flatMap(({ specifier, loadedBy, failures }) =>
    failures.map((text) => `${specifier} by ${loadedBy}: ${text}`),
  )
}

function reasonOf({ message }) {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  const informative = [/no matching version|reason:|not found|unsupported|no such/i, /error/i, /./]
    .map((pattern) => lines.find((line) => pattern.test(line)))
    .find((line) => line !== undefined)
  return (informative ?? 'no reason given').replace(/^npm error (notarget )?/, '').slice(0, 120)
}
