import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startExampleHost, type ExampleHost } from './example-host.ts'
import { HOST_FOLDER, WITHOUT_HOST } from './host-folder.ts'
import { Fixtures } from './fixtures.ts'
import { at, send, textAt } from './service-under-test.ts'

const DAY_MS = 86_400_000

interface UploadThread {
  readonly readUpload: (bytes: Uint8Array, operation: string, params: object) => Promise<unknown>
}

interface FileFolder {
  readonly fileFolder: (folder: string) => { readonly putBefore: (time: Date) => AsyncIterable<string> }
}

describe('the example host', () => {
  if (WITHOUT_HOST !== undefined) {
    test.skip(WITHOUT_HOST)
    return
  }
  let host: ExampleHost
  let now = Date.parse('2026-11-20T09:30:00.000Z')

  beforeAll(async () => {
    host = await startExampleHost({ now: () => new Date(now) })
  })
  afterAll(() => host.close())

  const statusOf = async (url: string): Promise<number> => (await host.service.fetch(new Request(url))).status

  test('G11: the URL of a file works for anyone until it expires, and each read returns a new URL', async () => {
    const fixtures = new Fixtures(host.service)
    const path = `/v1/orders/${textAt(await fixtures.document('order'), 'orderId')}`
    const attachment = `${path}/attachments/${await fixtures.attachment(path)}`
    const urlOf = async (): Promise<string> =>
      textAt((await send(host.service, { method: 'GET', path: attachment })).body, 'url')

    const first = await urlOf()
    expect(await statusOf(first)).toBe(200)
    const later = new URL(first)
    later.searchParams.set('expires', String(now + DAY_MS))
    const refused = await host.service.fetch(new Request(later.href))
    expect([refused.status, at(await refused.json(), 'type')]).toEqual([404, 'not_found'])

    now += DAY_MS
    expect(await statusOf(first)).toBe(404)
    const fresh = await urlOf()
    expect(fresh).not.toBe(first)
    expect(await statusOf(fresh)).toBe(200)
  })

  test('G11: serves an uploaded drawing with a script so that no browser runs it', async () => {
    const fixtures = new Fixtures(host.service)
    const order = await fixtures.document('order', { lines: [await fixtures.flashing()] })
    const path = `/v1/orders/${textAt(order, 'orderId')}`
    const drawing = async (): Promise<unknown> => {
      const { body } = await send(host.service, { method: 'GET', path })
      return at(body, 'order', 'lines', 0, 'flashing', 'drawing')
    }
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'
    const image = { drawingId: textAt(await drawing(), 'drawingId'), contentType: 'image/svg+xml', svg }
    await send(host.service, {
      method: 'POST',
      path: `${path}/drawings:uploadSvg`,
      body: { drawings: [image] },
    })
    const { headers } = await host.service.fetch(new Request(textAt(await drawing(), 'svgUrl')))
    const names = ['content-security-policy', 'x-content-type-options', 'content-type']
    expect(names.map((name) => headers.get(name))).toEqual(['sandbox', 'nosniff', 'image/svg+xml'])
  })

  test('G5: keeps files in a folder, and none of their bytes in its database', async () => {
    const fixtures = new Fixtures(host.service)
    const path = `/v1/orders/${textAt(await fixtures.document('order'), 'orderId')}`
    const file = Buffer.alloc(100_000, 'x')
    const body = { file: file.toString('base64'), filename: 'plan.pdf' }
    const posted = await send(host.service, { method: 'POST', path: `${path}/attachments`, body })
    const [row] = await host.query('select max(length(attachments::text)) as length from attachments')
    expect(Number(row?.['length'])).toBeLessThan(1_000)
    const url = textAt(posted.body, 'message', 'attachments', 0, 'url')
    const answer = await host.service.fetch(new Request(url))
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  })

  test('E9: answers 503 while the store of files is unreachable, and recovers', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'quotewright-files-')), 'mounted')
    const other = await startExampleHost({ filesFolder: folder })
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const fixtures = new Fixtures(other.service)
    const order = await fixtures.document('order', { lines: [await fixtures.flashing()] })
    const path = `/v1/orders/${textAt(order, 'orderId')}`
    const drawings = [
      {
        drawingId: textAt(order, 'lines', 0, 'flashing', 'drawing', 'drawingId'),
        contentType: 'image/svg+xml',
        svg: '<svg/>',
      },
    ]
    const ask = async (): Promise<readonly unknown[]> => {
      const file = { file: 'aGVsbG8=', filename: 'plan.pdf' }
      const uploaded = await send(other.service, { method: 'POST', path: `${path}/attachments`, body: file })
      const drawn = await send(other.service, {
        method: 'POST',
        path: `${path}/drawings:uploadSvg`,
        body: { drawings },
      })
      return [uploaded.status, drawn.status]
    }
    // A file replaces the folder, so the host can neither read nor write below it.
    writeFileSync(folder, '')
    expect(await ask()).toEqual([503, 503])
    rmSync(folder)
    expect(await ask()).toEqual([200, 200])
    const url = textAt(
      (await send(other.service, { method: 'GET', path: `${path}/attachments` })).body,
      'attachments',
      0,
      'url',
    )
    const statusNow = async (): Promise<number> => (await other.service.fetch(new Request(url))).status
    expect(await statusNow()).toBe(200)
    renameSync(folder, `${folder}-away`)
    writeFileSync(folder, '')
    expect(await statusNow()).toBe(503)
    rmSync(folder)
    renameSync(`${folder}-away`, folder)
    expect(await statusNow()).toBe(200)
    logged.mockRestore()
    await other.close()
    rmSync(dirname(folder), { recursive: true })
  })

  test('finds the old files of companies beside files that are not its own', async () => {
    const path = `${HOST_FOLDER}store/file-folder.ts`
    const { fileFolder } = (await import(/* @vite-ignore */ path)) as FileFolder
    const folder = mkdtempSync(join(tmpdir(), 'quotewright-files-'))
    mkdirSync(join(folder, 'company_1'))
    for (const name of ['.DS_Store', 'company_1/old']) writeFileSync(join(folder, name), '')
    const found: string[] = []
    for await (const name of fileFolder(folder).putBefore(new Date(Date.now() + DAY_MS))) found.push(name)
    expect(found).toEqual(['company_1/old'])
    rmSync(folder, { recursive: true })
  })

  test('G6: receives only the needed parts from the thread that reads uploads', async () => {
    const path = `${HOST_FOLDER}upload-thread.ts`
    const { readUpload } = (await import(/* @vite-ignore */ path)) as UploadThread
    const bodyOf = async (sent: object): Promise<unknown> => {
      const bytes = Buffer.from(JSON.stringify({ ...sent, ignored: [[], { a: [] }] }))
      return at(await readUpload(bytes, 'UploadOrderAttachment', { orderId: 'order_1' }), 'value', 'body')
    }
    const kept = { requestId: randomUUID(), fields: 'message' }
    expect(await bodyOf({ file: 'aGVsbG8=', filename: 'a.txt', ...kept })).toEqual(kept)
    // The reader has already refused the values of a wrong type.
    expect(await bodyOf({ file: 5, requestId: [[]], fields: [[], []], excludeFields: {} })).toEqual({})
  })

  test('G6: answers reads while twenty uploads are in progress', async () => {
    const fixtures = new Fixtures(host.service)
    const path = `/v1/orders/${textAt(await fixtures.document('order'), 'orderId')}`
    const body = { file: Buffer.alloc(1_000_000, 'x').toString('base64'), filename: 'plan.pdf' }
    const order: string[] = []
    const uploads = Array.from({ length: 20 }, async () => {
      const { status } = await send(host.service, { method: 'POST', path: `${path}/attachments`, body })
      order.push(`uploaded ${String(status)}`)
    })
    const read = async (): Promise<void> => {
      const { status } = await send(host.service, { method: 'GET', path })
      order.push(`read ${String(status)}`)
      // A database in this process answers without yielding to the event loop.
      await new Promise((turn) => setImmediate(turn))
    }
    const all = Promise.all(uploads)
    const over = { isDone: false }
    void all.then(() => (over.isDone = true))
    // Sends one read after another. Each gets its answer while uploads are in progress.
    while (!over.isDone) await read()
    await all
    const firstUpload = order.findIndex((one) => one.startsWith('uploaded'))
    expect(order.slice(0, firstUpload)).toContain('read 200')
    const between = order.slice(firstUpload, order.lastIndexOf('uploaded 200'))
    expect(between).toContain('read 200')
    expect(order.filter((one) => one === 'uploaded 200')).toHaveLength(20)
  })
})
