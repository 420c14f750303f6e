import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KEYS } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { freePort } from './free-port.ts'
import { startProcess, type HostProcess } from './process.ts'
import { rawRequest } from './raw-request.ts'
import { at } from './service-under-test.ts'

const KEY = `Authorization: Bearer ${KEYS.administrator}\r\n`
const head = (...lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('')

/** Requests that never arrive as a whole, with the status and the type of their answers. */
const UNREAD: Readonly<Record<string, readonly [text: string, status: number, type: string]>> = {
  'bytes that are not HTTP': ['good morning\r\n\r\n', 400, 'validation_failure'],
  'a request without a host': [
    head('GET /v1/company HTTP/1.1', 'Connection: close', ''),
    400,
    'validation_failure',
  ],
  'a request with two hosts': [
    head('GET /v1/company HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close', ''),
    400,
    'validation_failure',
  ],
  'an invalid host name': [
    head('GET /v1/company HTTP/1.1', 'Host: a b/', 'Connection: close', ''),
    400,
    'validation_failure',
  ],
  'a request for a tunnel': ['CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'validation_failure'],
  'headers of 20 kB': [
    head('GET /v1/company HTTP/1.1', 'Host: a', `X-Long: ${'x'.repeat(20_000)}`, ''),
    429,
    'resource_exhausted',
  ],
  'headers that stop arriving': ['GET /v1/company HTTP/1.1\r\nHost: a\r\n', 504, 'timeout'],
  'a body that stops arriving': [
    `${head('POST /v1/orders HTTP/1.1', 'Host: a', 'Content-Length: 100')}${KEY}\r\n{"lines":[`,
    504,
    'timeout',
  ],
  'a body in pieces of no length': [
    `${head('POST /v1/orders HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')}${KEY}\r\nnone\r\n`,
    400,
    'validation_failure',
  ],
  'an office step whose body stops arriving': [
    `${head('POST /office/documents/a/submit HTTP/1.1', 'Host: a', 'Content-Length: 100')}${KEY}\r\n{`,
    504,
    'timeout',
  ],
}

describe.skipIf(WITHOUT_HOST !== undefined)('E11: the process of the example host', () => {
  let host: HostProcess
  let port: number
  beforeAll(async () => {
    port = await freePort()
    host = await startProcess({ PORT: String(port), HEADERS_SECONDS: '1', REQUEST_SECONDS: '1' })
  })
  afterAll(() => {
    host.process.kill('SIGKILL')
  })

  test.each(Object.entries(UNREAD))(
    'answers %s with a JSON error, and logs the request with the same id',
    async (_, [text, status, type]) => {
      const answer = await rawRequest(port, text)
      expect(answer.status).toBe(status)
      const [headers = '', body = ''] = answer.text.split('\r\n\r\n', 2)
      expect(headers).toMatch(/^content-type: application\/json/im)
      const json: unknown = JSON.parse(body)
      expect([at(json, 'type'), typeof at(json, 'message')]).toEqual([type, 'string'])
      const [, id = 'none'] = /^x-request-id: (\S+)/im.exec(headers) ?? []
      // Log lines are printed together, a little later.
      while (!host.logged().includes(id)) await new Promise((later) => setTimeout(later, 20))
      const line =
        host
          .logged()
          .split('\n')
          .find((one) => one.includes(id)) ?? ''
      expect(line).toMatch(new RegExp(`^\\S+ ${id} \\S+ \\S+ ${String(status)} `))
    },
  )

  test('survives clients that ask for a tunnel and then reset the connection', async () => {
    for (let times = 0; times < 20; times++)
      await new Promise<void>((closed) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', () => socket.resetAndDestroy())
        })
        socket
          .on('error', () => undefined)
          .on('close', () => {
            closed()
          })
      })
    const sent = head('GET /v1/company HTTP/1.1', 'Host: a', 'Connection: close')
    expect((await rawRequest(port, `${sent}${KEY}\r\n`)).status).toBe(200)
  })

  test('treats an unknown expectation like any other header', async () => {
    const sent = head('GET /v1/company HTTP/1.1', 'Host: a', 'Expect: tea', 'Connection: close')
    expect((await rawRequest(port, `${sent}${KEY}\r\n`)).status).toBe(200)
  })

  test('prints no stack trace for an unread request', () => {
    expect(host.logged()).not.toMatch(/^ +at /m)
  })
})
