import { createSocket, type Socket } from 'node:dgram'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDeliverableUrl } from '../../../src/entries/service.js'
import { HOST_FOLDER, WITHOUT_HOST } from './host-folder.ts'

/** The part of the example host that looks up the names of receivers. */
interface Names {
  readonly resolver: (
    servers: readonly string[],
    mostMs?: number,
  ) => (name: string) => Promise<readonly string[]>
}

const TYPE_A = 1

function isAboutIpv4(question: Buffer): boolean {
  return question.readUInt16BE(question.indexOf(0, 12) + 1) === TYPE_A
}

/** Answers a question about IPv4 addresses with the address, and any other question with none. */
function answerTo(question: Buffer, address: string): Buffer {
  const end = question.indexOf(0, 12) + 5
  const isIpv4 = isAboutIpv4(question)
  const header = Buffer.from(question.subarray(0, 12))
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(isIpv4 ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  const record = Buffer.from([
    0xc0,
    12,
    0,
    TYPE_A,
    0,
    1,
    0,
    0,
    0,
    60,
    0,
    4,
    ...address.split('.').map(Number),
  ])
  return Buffer.concat([header, question.subarray(12, end), ...(isIpv4 ? [record] : [])])
}

describe.skipIf(WITHOUT_HOST !== undefined)('the names of receivers', () => {
  let server: Socket
  let resolver: Names['resolver']
  const servers = (): readonly string[] => [`127.0.0.1:${String(server.address().port)}`]

  beforeAll(async () => {
    ;({ resolver } = (await import(/* @vite-ignore */ `${HOST_FOLDER}send.ts`)) as Names)
    server = createSocket('udp4')
    server.on('message', (question, { port, address }) => {
      const text = question.toString('latin1')
      if (text.includes('slow') || (text.includes('ipv4') && !isAboutIpv4(question))) return
      server.send(answerTo(question, text.includes('inside') ? '10.0.0.7' : '93.184.216.34'), port, address)
    })
    await new Promise<void>((listening) => server.bind(0, '127.0.0.1', listening))
  })
  afterAll(() => server.close())

  test('H3: are looked up at name servers, and private addresses are refused', async () => {
    const names = resolver(servers())
    const found = await names('receiver.example')
    expect(found).toEqual(['93.184.216.34'])
    expect(isDeliverableUrl('https://receiver.example/hook', found)).toBe(true)
    expect(isDeliverableUrl('https://inside.example/hook', await names('inside.example'))).toBe(false)
  })

  test('have no address when no name server answers in time', async () => {
    expect(await resolver(servers(), 60)('slow.example')).toEqual([])
  })

  test('have the addresses of one kind when the question about the other kind is never answered', async () => {
    expect(await resolver(servers(), 500)('ipv4.example')).toEqual(['93.184.216.34'])
  })

  test('delay neither files nor other names while their look-ups wait', async () => {
    const names = resolver(servers())
    const ended: string[] = []
    const slow = Array.from({ length: 20 }, (_, index) =>
      names(`slow-${String(index)}.example`).then(() => ended.push('slow')),
    )
    await Promise.all([
      readFile(`${HOST_FOLDER}send.ts`).then(() => ended.push('file')),
      names('fast.example').then(() => ended.push('fast')),
    ])
    expect(ended.sort()).toEqual(['fast', 'file'])
    expect(slow).toHaveLength(20)
  })
})
