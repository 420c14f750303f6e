import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { openApi } from 'quotewright/openapi'
import { answerCall, failed } from './answer-call.ts'
import { answerFile } from './files.ts'
import type { Host } from './host.ts'
import { answerOffice } from './office.ts'

/** The service over HTTP. The library matches every path, except for the host's own paths. */
export function hostApp(host: Host): Hono {
  const app = new Hono()
  // Logs a line about each request, with an id that is also in the answer.
  app.use(async (context, next) => {
    const id = Buffer.from(host.random(8)).toString('hex')
    const begun = performance.now()
    await next()
    context.res.headers.set('X-Request-Id', id)
    const { method } = context.req
    // The path in the request, because a decoded one could begin a line of its own.
    const path = new URL(context.req.url).pathname
    const took = `${(performance.now() - begun).toFixed(1)} ms`
    host.log([host.now().toISOString(), id, method, path, String(context.res.status), took].join(' '))
  })
  app.onError((error) => failed(error))
  app.get('/healthz', async (context) => {
    await host.database.query('select 1')
    return context.json({ status: 'ok' })
  })
  app.get('/openapi.json', (context) => context.json(openApi({ serverUrl: host.baseUrl })))
  app.get('/files/:companyId/:kind/:id', (context) => answerFile(host, context))
  app.post('/office/documents/:documentId/:event', (context) =>
    answerOffice(host, context, addressOf(context)),
  )
  app.all('*', (context) => answerCall(host, context.req.raw, addressOf(context)))
  return app
}

/** Returns the address of the client. Empty without a connection. */
function addressOf(context: Context): string {
  return (context.env as object | undefined) !== undefined && 'incoming' in (context.env as object)
    ? (getConnInfo(context).remote.address ?? '')
    : ''
}
