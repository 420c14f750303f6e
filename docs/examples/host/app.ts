import { Hono } from 'hono'
import { answerCall } from './answer-call.ts'
import { answerFile } from './files.ts'
import type { Host } from './host.ts'
import { answerOffice } from './office.ts'

/** The service over HTTP: every path is matched by the library, but for files and for the office. */
export function hostApp(host: Host): Hono {
  const app = new Hono()
  app.get('/files/:companyId/:kind/:id', (context) => answerFile(host, context))
  app.post('/office/documents/:documentId/:event', (context) => answerOffice(host, context))
  app.all('*', (context) => answerCall(host, context.req.raw))
  return app
}
