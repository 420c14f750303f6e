import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import sqlite from 'node-sqlite3-wasm'
import { errorEnvelope, httpStatus, verifyQuote } from 'quotewright'
import { ACCOUNT } from './save-quote.ts'

/** The application: its page, and a SQLite database of quotes. */
export function quoteServer(file: string, script: string) {
  const database = new sqlite.Database(file)
  database.run('CREATE TABLE IF NOT EXISTS quotes (number INTEGER PRIMARY KEY, request, draft, total)')
  const page = readFileSync(new URL('index.html', import.meta.url), 'utf8')
  const app = new Hono()
    .get('/', (context) => context.html(page))
    .get('/page.js', (context) => context.body(script, 200, { 'content-type': 'text/javascript' }))
    .post('/quotes', bodyLimit({ maxSize: 2_000_000 }), async (context) => {
      const sent = await context.req.json<Partial<Record<'request' | 'draft', unknown>>>().catch(() => null)
      const { request, draft } = sent ?? {}
      const quote = verifyQuote(request, ACCOUNT)
      if (!quote.ok) {
        const envelope = errorEnvelope(quote.problems)
        return context.json(envelope, httpStatus(envelope))
      }
      const inserted = database.run('INSERT INTO quotes (request, draft, total) VALUES (?, ?, ?)', [
        JSON.stringify(request),
        JSON.stringify(draft ?? {}),
        quote.value.total.amountMicros,
      ])
      return context.json({ number: Number(inserted.lastInsertRowid), total: quote.value.total }, 201)
    })
    .get('/quotes/:id', ({ req, body, notFound }) => {
      const draft = database.get('SELECT draft FROM quotes WHERE number = ?', [req.param('id')])?.['draft']
      return typeof draft === 'string' ? body(draft) : notFound()
    })
    .get('/quotes', (context) => context.json(database.all('SELECT number, total FROM quotes')))
  return { app, database }
}
