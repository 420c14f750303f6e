import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { openApi } from 'quotewright/openapi'
import { storeUnavailable } from 'quotewright/service'
import { answerCall, failed } from './answer-call.ts'
import { answerFile } from './files.ts'
import type { Host } from './host.ts'
import { answerOffice } from './office.ts'
import { requestIdIn } from './read-body.ts'
import { refused } from './refused.ts'
import { logRequest, newRequestId } from './request-log.ts'

/** The service over HTTP. The library matches every path, except for the host's own paths. */
export function hostApp(host: Host): Hono {
  const app = new Hono()
  // Logs a line about each request, with an id that is also in the answer.
  app.use(async (context, next) => {
    const id = newRequestId(host)
    const begun = performance.now()
    await next()
    context.res.headers.set('X-Request-Id', id)
    const { method } = context.req
    // Logs the encoded path, because a decoded one could contain a line break.
    const path = new URL(context.req.url).pathname
    const milliseconds = performance.now() - begun
    logRequest(host, { id, method, path, status: context.res.status, milliseconds })
  })
  app.onError((error) => failed(error))
  app.get('/openapi.json', (context) => context.json(openApi({ serverUrl: host.baseUrl })))
  // Everything else needs the database.
  app.use(async (context, next) =>
    host.isReady()
      ? next()
      : refused(storeUnavailable().refusal, await requestIdIn(context.req.raw, host.requestMs)),
  )
  app.get('/healthz', async (context) => {
    await host.database.query('select 1')
    return context.json({ status: 'ok' })
  })
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
