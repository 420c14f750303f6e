/** Runs the work on one runtime after the other, and reports failures as they happen. */
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
 * Returns { row, outcomes }, or { row, absent } if the runtime is not available, or { row, broken } if it fails
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

/** Returns the most informative line of a program's output. */
function reasonOf({ message }) {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  const informative = [/no matching version|reason:|not found|unsupported|no such/i, /error/i, /./]
    .map((pattern) => lines.find((line) => pattern.test(line)))
    .find((line) => line !== undefined)
  return (informative ?? 'no reason given').replace(/^npm error (notarget )?/, '').slice(0, 120)
}
