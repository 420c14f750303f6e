import { httpServer } from './listen.ts'
import { EXAMPLE_KEY, ownKey } from './seed.ts'
import { settings, WrongSettings, type Settings } from './settings.ts'
import { startHost } from './start.ts'
import { stopper } from './stop.ts'

/** The interval at which the host looks for due webhooks. */
const DELIVERY_MS = 750
/** The interval at which it deletes expired records. */
const FORGET_MS = 3_600_000
/** The longest time that a log line waits to be printed. */
const PRINT_MS = 120

/** Prints several lines at once, because every write to a pipe or a terminal blocks the process. */
function printer(): (line: string) => void {
  const lines: string[] = []
  const print = (): void => {
    if (lines.length > 0) console.error(lines.splice(0).join('\n'))
  }
  setInterval(print, PRINT_MS).unref()
  process.on('exit', print)
  return (line) => lines.push(line)
}

/** Reads the settings. If they are wrong, prints the faults and ends the process. */
function settingsOfProcess(): Settings {
  try {
    return settings(process.env)
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

const { port, hostname, isLocal, stopMs, headersMs, requestMs, options } = settingsOfProcess()
const { host, app, ready, deliverDue, forgetOld, close } = await startHost({
  ...options,
  log: printer(),
})
const stop = stopper({ stopMs, hold: host.database.hold, close })
const server = httpServer(host, stop.announcing(app.fetch), { headersMs, requestMs })
await new Promise<void>((listening) => server.listen(port, hostname, listening))
console.log(`The host listens at ${options.baseUrl}.`)

const timers: NodeJS.Timeout[] = []
const every = (milliseconds: number, work: () => Promise<unknown>): void => {
  timers.push(
    setInterval(() => {
      work().catch((error: unknown) => {
        console.error(error)
      })
    }, milliseconds),
  )
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const timer of timers) clearInterval(timer)
    stop.now(server)
  })
}

await ready
// Only one run at a time works on a receiver, so runs do not pile up behind a slow receiver.
every(DELIVERY_MS, () => stop.waitingFor(deliverDue()))
every(FORGET_MS, forgetOld)
const key = isLocal ? EXAMPLE_KEY : await ownKey(host)
console.log(
  key === undefined
    ? 'It is ready.'
    : `It is ready. Try:

  curl -s ${options.baseUrl}/v1/catalogue/products -H 'Authorization: Bearer ${key}'
`,
)
