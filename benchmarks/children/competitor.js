/** Runs one competitor in its own process: warms up, reports that it is ready, and works on request. */
import { timeCalls, warmedUp } from '../timing/time-calls.js'

const [module, name, settings] = process.argv.slice(2)
const { workOf } = await import(module)
const turn = warmedUp(await workOf(name), JSON.parse(settings))
process.send('ready')
process.on('message', () => process.send(timeCalls(turn)))
