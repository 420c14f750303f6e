/** Measures one path in its own process, and sends the results to the parent process. */
const [path, settings] = process.argv.slice(2)
const { measure } = await import(`../paths/${path}.js`)
process.send(await measure(JSON.parse(settings)))
