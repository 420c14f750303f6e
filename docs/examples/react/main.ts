import { serve } from '@hono/node-server'
import { buildPage } from './build.ts'
import { quoteServer } from './server.ts'

const { app } = quoteServer('quotes.db', await buildPage())
serve({ fetch: app.fetch, port: 8080 }, () => {
  console.log('The form is at http://localhost:8080/')
})
