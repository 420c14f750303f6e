import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { HOST_FOLDER } from './example-host.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export interface HostProcess {
  readonly process: ChildProcess
  /** Everything that the host has printed so far. */
  readonly printed: () => string
  /** The exit code once the host has ended, or null if a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Starts the host like `npm start` in its folder, and waits until it listens. */
export function startProcess(environment: Readonly<Record<string, string>>): Promise<HostProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const host = spawn(process.execPath, ['--import', 'tsx', `${HOST_FOLDER}main.ts`], {
    cwd: ROOT,
    env: { ...inherited, ...environment, TSX_TSCONFIG_PATH: `${HOST_FOLDER}tsconfig.json` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  const ended = new Promise<number | null>((end) => host.on('exit', end))
  return new Promise((started, failed) => {
    host.stdout.on('data', (text: Buffer) => {
      printed += text.toString()
      if (printed.includes('listens')) started({ process: host, printed: () => printed, ended })
    })
    void ended.then((code) => {
      failed(new Error(`The host ended with ${String(code)}.`))
    })
  })
}
