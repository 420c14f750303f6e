import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import sqlite from 'node-sqlite3-wasm'
import { errorEnvelope, httpStatus, priceQuote } from 'quotewright'
import { wrongFlashings } from '../servers/flashings.ts'
import { ACCOUNT } from './save-quote.ts'

/** The application: its page, and a SQLite database of quotes. */
export function quoteServer(file: string, script: string) {
  const database = new sqlite.Database(file)
  database.run('CREATE TABLE IF NOT EXISTS quotes (number INTEGER PRIMARY KEY, request TEXT, total TEXT)')
  const page = readFileSync(new URL('index.html', import.meta.url), 'utf8')
  const app = new Hono()
    .get('/', (context) => context.html(page))
    .get('/page.js', (context) => context.body(script, 200, { 'content-type': 'text/javascript' }))
    .post('/quotes', async (context) => {
      const request: unknown = await context.req.json<unknown>().catch(() => undefined)
      const quote = priceQuote(request, ACCOUNT)
      const problems = quote.ok ? wrongFlashings(quote.value, ACCOUNT) : quote.problems
      if (!quote.ok || problems.length > 0) {
        const envelope = errorEnvelope(problems)
        return context.json(envelope, httpStatus(envelope))
      }
      const inserted = database.run('INSERT INTO quotes (request, total) VALUES (?, ?)', [
        JSON.stringify(request),
        quote.value.total.amountMicros,
      ])
      return context.json({ number: Number(inserted.lastInsertRowid), total: quote.value.total }, 201)
    })
    .get('/quotes', (context) => context.json(database.all('SELECT number, total FROM quotes')))
  return { app, database }
}
