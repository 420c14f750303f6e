import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { quoteServer } from './server.ts'

const script = readFileSync('page.js', 'utf8')
const { app } = quoteServer('quotes.db', script)
serve({ fetch: app.fetch, port: 8080 }, () => {
  console.log('The form is at http://localhost:8080/')
})
