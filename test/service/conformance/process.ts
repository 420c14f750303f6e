import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { emptyDatabase, removeDatabase } from './empty-database.ts'
import { HOST_FOLDER, HOST_TSCONFIG } from './host-folder.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface HostProcess {
  readonly process: ChildProcess
  readonly printed: () => string
  readonly logged: () => string
  /** Null if a signal ended the host. */
  readonly ended: Promise<number | null>
}

/**
 * Starts the host like `npm start`. With `listens`, waits only until the host listens. Without a database, the host
 * gets an empty one.
 */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  until: 'is ready' | 'listens' = 'is ready',
): Promise<HostProcess> {
  const isGiven = environment['DATABASE_URL'] !== undefined || environment['DATABASE_FOLDER'] !== undefined
  const folder = isGiven ? undefined : await emptyDatabase()
  // The test runner sets a BASE_URL of its own.
  const { DATABASE_URL: _, BASE_URL: __, ...inherited } = process.env
  const host = spawn(process.execPath, ['--import', 'tsx', `${HOST_FOLDER}main.ts`], {
    cwd: ROOT,
    env: {
      ...inherited,
      ...(folder !== undefined && { DATABASE_FOLDER: folder }),
      ...environment,
      TSX_TSCONFIG_PATH: HOST_TSCONFIG,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [printed, logged] = ['', '']
  host.stderr.on('data', (text: Buffer) => (logged += text.toString()))
  const ended = new Promise<number | null>((end) => host.on('exit', end))
  void ended.then(() => {
    if (folder !== undefined) removeDatabase(folder)
  })
  return new Promise((started, failed) => {
    host.stdout.on('data', (text: Buffer) => {
      printed += text.toString()
      if (printed.includes(until))
        started({ process: host, printed: () => printed, logged: () => logged, ended })
    })
    void ended.then((code) => {
      failed(new Error(`The host ended with ${String(code)}. ${logged}`))
    })
  })
}
