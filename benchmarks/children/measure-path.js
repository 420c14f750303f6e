/** Measures one path, or one work of a path, in its own process, and sends the results to the parent process. */
const [path, settings, work] = process.argv.slice(2)
const { measure, measureWork } = await import(`../paths/${path}.js`)
process.send(
  await (work === undefined ? measure(JSON.parse(settings)) : measureWork(work, JSON.parse(settings))),
)
