import { createReadStream, createWriteStream } from 'node:fs'
import { createGunzip, createGzip } from 'node:zlib'
import { parseGolden, type GoldenAnswer, type GoldenFile } from '../../entries/golden.js'
import { splitLines } from '../answering/split-lines.js'
import { unreadable, unwritable } from '../files.js'
import { CommandFailure, openOutput, type Output } from '../process-io.js'
import { wholeFile } from '../whole-file.js'

export async function openGolden(file: string): Promise<GoldenFile> {
  return valueIn(await parseGolden(linesOf(file), file))
}

export function valueIn<A>(answer: GoldenAnswer<A>): A {
  if (answer.ok) return answer.value
  throw new CommandFailure(answer.fault.message)
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file)
  const text = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  // Passes read errors to the loop below, because `pipe` does not forward them.
  bytes.on('error', (error) => text.destroy(error))
  try {
    for await (const lines of splitLines(text as AsyncIterable<Buffer>)) {
      for (const line of lines) if (line.length > 0) yield line.toString('utf8')
    }
  } catch (error) {
    throw unreadable(file, error)
  }
}

export interface GoldenOutput extends Output {
  readonly end: () => Promise<void>
  readonly discard: () => Promise<void>
}

/** Renames the file only once it is complete, so a failure leaves an earlier file unchanged. */
export async function createGolden(file: string): Promise<GoldenOutput> {
  const { writePath, flush, flags, mode, finish, discard } = await wholeFile(file)
  const stream = createWriteStream(writePath, { flush, flags, mode })
  const failed = new Promise<never>((_, reject) => {
    stream.once('error', (error) => {
      reject(unwritable(file, error))
    })
  })
  // Without this handler, an error before the first write would end the process.
  failed.catch(() => undefined)
  const closed = new Promise<void>((resolve) => stream.once('close', resolve))
  const packed = file.endsWith('.gz') ? createGzip() : undefined
  packed?.pipe(stream)
  const output = openOutput(packed ?? stream)
  return {
    get isClosed() {
      return output.isClosed
    },
    write: (text) => Promise.race([output.write(text), failed]),
    end: async () => {
      ;(packed ?? stream).end()
      await Promise.race([failed, closed])
      await finish().catch((error: unknown) => {
        throw unwritable(file, error)
      })
    },
    discard: async () => {
      stream.destroy()
      await discard()
    },
  }
}
