import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Served {
  /** Ends with a slash. */
  readonly address: string
  readonly close: () => void
}

/** Serves pages at a free port of this machine. */
export async function serve(respond: RequestListener): Promise<Served> {
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${String(port)}/`, close }
}
