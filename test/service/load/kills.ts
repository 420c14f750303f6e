import { randomUUID } from 'node:crypto'
import { serviceAt } from '../conformance/example-host.ts'
import { Fixtures, onTheFly } from '../conformance/fixtures.ts'
import { freePort } from '../conformance/free-port.ts'
import { startProcess, type HostProcess } from '../conformance/process.ts'
import { at, listAt, send, textAt } from '../conformance/service-under-test.ts'

export interface Kills {
  readonly kills: number
  readonly acknowledged: number
  readonly repeated: number
  readonly lost: number
  readonly twice: number
  readonly wrong: readonly string[]
}

/**
 * Runs two hosts with one database. Every two seconds, kills and restarts one of them in turn, while writers
 * repeat unanswered requests.
 */
export async function killingHosts(databaseUrl: string, seconds: number): Promise<Kills> {
  const environment = { DATABASE_URL: databaseUrl, REQUESTS_PER_SECOND: '0', FILE_SECRET: 'shared' }
  const ports = [await freePort(), await freePort()]
  const start = (port: number): Promise<HostProcess> => startProcess({ ...environment, PORT: String(port) })
  const hosts = await Promise.all(ports.map(start))
  const services = ports.map(serviceAt)
  const customerId = await new Fixtures(services[0] ?? serviceAt(0)).customerId()
  const wrong: string[] = []
  const acknowledged = new Map<string, string>()
  const references = new Set<string>()
  let [kills, repeated, isOver] = [0, 0, false]

  /**
   * Repeats the request until either host answers. All attempts have one request id, so they create at most one
   * order.
   */
  const create = async (turn: number): Promise<void> => {
    const [requestId, reference] = [randomUUID(), `Kills ${randomUUID()}`]
    references.add(reference)
    const body = { requestId, customerId, reference, lines: [onTheFly('Gutter')] }
    for (let attempt = 0; ; attempt++) {
      const service = services[(turn + attempt) % services.length] ?? serviceAt(0)
      const answer = await send(service, { method: 'POST', path: '/v1/orders', body }).catch(() => undefined)
      if (answer === undefined || answer.status === 503) {
        repeated++
        await new Promise((later) => setTimeout(later, 50))
        continue
      }
      if (answer.status === 200) acknowledged.set(textAt(answer.body, 'order', 'orderId'), reference)
      else if (answer.status === 409) {
        const code = at(answer.body, 'errors', 0, 'code')
        if (attempt === 0) wrong.push(`409 ${String(code)} to a first attempt`)
        if (code === 'request_replayed') acknowledged.set(textAt(answer.body, 'resourceId'), reference)
      } else wrong.push(`${String(answer.status)} ${JSON.stringify(answer.body)}`)
      return
    }
  }
  const writing = Array.from({ length: 8 }, async (_, turn) => {
    while (!isOver) await create(turn)
  })
  const end = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < end; turn++) {
    await new Promise((later) => setTimeout(later, 2_000))
    const which = turn % hosts.length
    hosts[which]?.process.kill('SIGKILL')
    await hosts[which]?.ended
    kills++
    hosts[which] = await start(ports[which] ?? 0)
  }
  isOver = true
  await Promise.all(writing)

  let lost = 0
  for (const [orderId, reference] of acknowledged) {
    const path = `/v1/orders/${orderId}`
    const { status, body } = await send(services[0] ?? serviceAt(0), { method: 'GET', path })
    if (status !== 200) lost++
    else if (at(body, 'order', 'reference') !== reference) wrong.push(`another order at ${orderId}`)
    else if (at(body, 'order', 'subtotal', 'amountMicros') !== '22460000') wrong.push(`a total of ${orderId}`)
  }
  const counts = new Map<string, number>()
  let pageToken = ''
  do {
    const query = { pageSize: '200', reference: 'Kills', ...(pageToken !== '' && { pageToken }) }
    const { body } = await send(services[0] ?? serviceAt(0), {
      method: 'GET',
      path: '/v1/orders:query',
      query,
    })
    for (const order of listAt(body, 'orders')) {
      const reference = textAt(order, 'reference')
      counts.set(reference, (counts.get(reference) ?? 0) + 1)
    }
    pageToken = textAt(body, 'nextPageToken')
  } while (pageToken !== '')
  for (const host of hosts) host.process.kill('SIGKILL')
  const twice = [...references].filter((reference) => (counts.get(reference) ?? 0) > 1).length
  return { kills, acknowledged: acknowledged.size, repeated, lost, twice, wrong }
}
