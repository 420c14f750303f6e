/** Measures one path, in a process of its own, and sends what it found to the process that asked for it. */
const [path, settings] = process.argv.slice(2)
const { measure } = await import(`../paths/${path}.js`)
process.send(await measure(JSON.parse(settings)))
