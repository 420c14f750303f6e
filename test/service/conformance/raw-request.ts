import { connect } from 'node:net'

/** `status` belongs to the first answer, and is 0 without an answer. `failure` says why the connection failed. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly failure?: string
}

/**
 * Writes the texts one after the other. A client library would repeat a broken request, or refuse to send a wrong
 * one.
 */
export function rawRequest(port: number, ...texts: readonly string[]): Promise<RawAnswer> {
  return new Promise((ended) => {
    let text = ''
    const end = (failure?: string): void => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)
      ended({ status, text, ...(failure !== undefined && { failure }) })
      socket.destroy()
    }
    const socket = connect(port, '127.0.0.1', () => {
      for (const one of texts) socket.write(one)
    })
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      end(error.code)
    })
    socket.on('end', () => {
      end()
    })
  })
}
