import { createRequire } from 'node:module'
import { HOST_FOLDER } from '../conformance/host-folder.ts'

interface Packages {
  readonly hono: {
    readonly Hono: new () => {
      get(path: string, answer: (context: Context) => Promise<Response>): void
      post(path: string, answer: (context: Context) => Promise<Response>): void
      readonly fetch: unknown
    }
  }
  readonly server: {
    readonly serve: (options: object, listening: () => void) => unknown
  }
  readonly pg: {
    readonly Pool: new (options: object) => {
      query(
        sql: string,
        values?: readonly unknown[],
      ): Promise<{ readonly rows: readonly { readonly body: object }[] }>
    }
  }
}

interface Context {
  readonly req: { param(name: string): string; text(): Promise<string> }
  json(body: object | undefined): Response
}

/** Selects and inserts a JSON value by its id, with the host's packages. */
const load = createRequire(`${HOST_FOLDER}package.json`)
const { Hono } = load('hono') as Packages['hono']
const { serve } = load('@hono/node-server') as Packages['server']
const { Pool } = load('pg') as Packages['pg']
const { DATABASE_URL, PORT } = process.env
const pool = new Pool({ connectionString: DATABASE_URL })
const app = new Hono()
app.get('/bare/:id', async (context) => {
  const { rows } = await pool.query('select body from bare where id = $1', [context.req.param('id')])
  return context.json(rows[0]?.body)
})
app.post('/bare', async (context) => {
  const id = `bare_${String(Math.random())}`
  await pool.query('insert into bare (id, body) values ($1, $2)', [id, await context.req.text()])
  return context.json({ id })
})
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, () => {
  console.log('The server is listening.')
})
