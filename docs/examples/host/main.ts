import { serve } from '@hono/node-server'
import { EXAMPLE_KEY } from './seed.ts'
import { startHost } from './start.ts'

/** How often the host looks for webhooks whose time has come. */
const LOOK_MS = 750
/** How often it deletes what is too old to be asked for. */
const FORGET_MS = 3_600_000

const {
  PORT = '8080',
  BASE_URL = `http://localhost:${PORT}`,
  DATABASE_URL,
  DATABASE_FOLDER,
  FILE_SECRET,
} = process.env
const { app, deliverDue, forgetOld, close } = await startHost({
  databaseUrl: DATABASE_URL,
  databaseFolder: DATABASE_FOLDER,
  baseUrl: BASE_URL,
  ...(FILE_SECRET !== undefined && { fileSecret: FILE_SECRET }),
})

const server = serve({ fetch: app.fetch, port: Number(PORT) }, () => {
  console.log(`The host listens at ${BASE_URL}. Try:

  curl -s ${BASE_URL}/v1/catalogue/products -H 'Authorization: Bearer ${EXAMPLE_KEY}'
`)
})

// One look after the other: a slow receiver does not let them pile up.
let isLooking = false
const looking = setInterval(() => {
  if (isLooking) return
  isLooking = true
  deliverDue()
    .catch((error: unknown) => {
      console.error(error)
    })
    .finally(() => {
      isLooking = false
    })
}, LOOK_MS)

const forgetting = setInterval(() => {
  forgetOld().catch((error: unknown) => {
    console.error(error)
  })
}, FORGET_MS)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(looking)
    clearInterval(forgetting)
    server.close(() => {
      void close()
    })
  })
}
