import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, globalAgent, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attemptRequest, responseSnippet, verifySignature } from '../../../src/entries/service.js'
import { type SentWebhook } from './example-host.ts'
import { HOST_FOLDER, WITHOUT_HOST } from './host-folder.ts'

/** The part of the example host that sends webhooks. */
interface Sender {
  readonly sendTo: (
    request: SentWebhook,
    addresses: readonly string[],
  ) => Promise<{ readonly status: number; readonly body: string }>
}

/** Creates a certificate for a name that no resolver knows. Returns undefined without openssl. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-receiver-'))
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')]
  const subject = ['-subj', '/CN=receiver.invalid', '-addext', 'subjectAltName=DNS:receiver.invalid']
  const made = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
  ]
  try {
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...made, ...subject], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const SECONDS = 1_795_167_005
const own = WITHOUT_HOST === undefined ? certificate() : undefined
const missing =
  WITHOUT_HOST ?? (own === undefined ? 'The certificate of the receiver needs openssl.' : undefined)

describe('the sender of the example host', () => {
  if (missing !== undefined || own === undefined) {
    test.skip(missing ?? '')
    return
  }
  const before = globalAgent.options.ca
  let server: Server
  let send: Sender['sendTo']
  let answerWith: (request: IncomingMessage, response: ServerResponse) => void
  const received: {
    readonly path: string
    readonly headers: IncomingMessage['headers']
    readonly body: Buffer
  }[] = []

  const sendTo = (path: string, body = '{}') => {
    const { port } = server.address() as AddressInfo
    const webhook = { url: `https://receiver.invalid:${String(port)}${path}`, secret: SECRET }
    const request = attemptRequest({ eventType: 'order.created', body }, webhook, SECONDS)
    if (!request.ok) throw new Error(request.refusal.message)
    return send(request.value, ['127.0.0.1'])
  }

  beforeAll(async () => {
    ;({ sendTo: send } = (await import(/* @vite-ignore */ `${HOST_FOLDER}send.ts`)) as Sender)
    server = createServer(own, (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
        answerWith(request, response)
      })
    })
    globalAgent.options.ca = own.cert
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterAll(async () => {
    globalAgent.options.ca = before
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })

  test('H3, H11 to H14: connects to the checked address, and the receiver can verify the signature', async () => {
    answerWith = (_, response) => response.writeHead(204).end()
    const body = '{"id":"evt_1","name":"Dachblech, Süd 🏠"}'
    expect(await sendTo('/hook', body)).toEqual({ status: 204, body: '' })
    const { headers, body: bytes, path } = received.at(-1) ?? expect.fail('the receiver got no request')
    expect([path, bytes.toString('utf8')]).toEqual(['/hook', body])
    const header = String(headers['x-service-signature'])
    expect(verifySignature(header, bytes, SECRET, SECONDS)).toEqual({
      ok: true,
      value: { signedAt: SECONDS },
    })
    expect([headers['user-agent'], headers['date']]).toEqual([
      'Service-API/v1',
      'Fri, 20 Nov 2026 09:30:05 GMT',
    ])
  })

  test('H18: does not follow a redirect', async () => {
    answerWith = (_, response) => response.writeHead(302, { Location: '/other' }).end('moved')
    expect(await sendTo('/first')).toEqual({ status: 302, body: 'moved' })
    expect(received.at(-1)?.path).toBe('/first')
  })

  test('H15, H17: keeps the beginning of an endless answer', async () => {
    answerWith = (_, response) => response.writeHead(200).write('ä'.repeat(5_000))
    const { status, body } = await sendTo('/endless')
    expect(status).toBe(200)
    expect(responseSnippet(body)).toBe('ä'.repeat(1_000))
  })

  test('H15: counts a success at its status line, before a body that never ends', async () => {
    const connection = { isOpen: true }
    answerWith = (_, response) => {
      response.writeHead(200).write('first')
      response.on('close', () => (connection.isOpen = false))
    }
    // A host that waited for the end of the body would report a time-out.
    expect(await sendTo('/never')).toEqual({ status: 200, body: 'first' })
    while (connection.isOpen) await new Promise((later) => setTimeout(later, 5))
  })

  test('H15: treats a status 200 as a success even if the connection breaks in the body', async () => {
    answerWith = (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('part', () => request.socket.destroy())
    }
    expect(await sendTo('/broken')).toEqual({ status: 200, body: 'part' })
  })

  test('H18: counts an answer that switches protocols, which never has a body', async () => {
    answerWith = (request) =>
      request.socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n',
      )
    expect(await sendTo('/upgrade')).toEqual({ status: 101, body: '' })
  })

  test('H17: rejects if the receiver closes the connection without an answer', async () => {
    answerWith = (request) => request.socket.destroy()
    await expect(sendTo('/nothing')).rejects.toThrow()
  })
})
