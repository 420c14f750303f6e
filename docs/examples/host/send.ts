import { Resolver } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { serviceLimits } from 'quotewright/service'
import type { WebhookAnswer, WebhookRequest } from './host.ts'

const TIMEOUT_MS = serviceLimits.webhookAnswerSeconds * 1000
/** The maximum number of bytes kept of an answer. A character has at most four bytes. */
const MAX_BYTES = serviceLimits.snippetCharacters * 4

/** The time after which a name server is queried again, because a query may get lost. */
const RETRY_MS = 1_500
/** The time after which to read the name servers of the machine again, because they may have changed. */
const RENEW_MS = 30_000

/** The attempt is over once the status has arrived. The start of the body may take this much longer. */
const BODY_MS = 1_200

/**
 * Makes a function that returns the addresses of a name. Empty if it has none, or if the look-up takes too long. Does
 * not use `dns.lookup`, which blocks the few threads that also read files.
 */
export function resolver(
  servers?: readonly string[],
  mostMs = TIMEOUT_MS,
): (name: string) => Promise<readonly string[]> {
  const renewed = (): Resolver => {
    const names = new Resolver({ timeout: RETRY_MS, tries: 3 })
    if (servers !== undefined) names.setServers(servers)
    return names
  }
  let [names, since] = [renewed(), performance.now()]
  return async (name) => {
    // A resolver reads the name servers of the machine only once.
    if (performance.now() - since > RENEW_MS) [names, since] = [renewed(), performance.now()]
    const late = setTimeout(mostMs, [], { ref: false })
    // Some name servers never answer a question about IPv6.
    const asked = [names.resolve4(name), names.resolve6(name)]
    const found = asked.map((answer) => Promise.race([answer, late]).catch(() => []))
    return (await Promise.all(found)).flat()
  }
}

/**
 * Sends a webhook to one of these addresses, which were checked to be public. Resolving the name again could give a
 * different address. Redirects are not followed.
 */
export function sendTo(
  { url, headers, body }: WebhookRequest,
  addresses: readonly string[],
): Promise<WebhookAnswer> {
  const [address = ''] = addresses
  return new Promise((answer, fail) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const closed = (): void => {
      fail(new Error('The receiver did not answer.'))
    }
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...headers },
        signal,
        // Node may request one address or all of them.
        lookup: (_, options, found) => {
          if (options.all === true) found(null, [{ address, family: isIP(address) }])
          else found(null, address, isIP(address))
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        let size = 0
        // The status has arrived, so this is the answer, however the body ends.
        const done = (): void => {
          answer({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') })
        }
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          size += chunk.length
          if (size >= MAX_BYTES) response.destroy()
        })
        response.on('error', done)
        response.on('close', done)
        // The time limit may end the request while its body is read.
        sending.off('error', fail).off('close', closed)
        sending.on('error', done)
        void setTimeout(BODY_MS, undefined, { ref: false }).then(() => {
          done()
          response.destroy()
        })
      },
    )
    // Without this listener, the answer would never arrive.
    sending.on('upgrade', ({ statusCode = 0 }, socket) => {
      answer({ status: statusCode, body: '' })
      socket.destroy()
    })
    sending.on('error', fail).on('close', closed)
    sending.end(body)
  })
}
