import { spawn, type ChildProcess } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { splitLines } from '../answering/split-lines.js'
import { unreadable } from '../files.js'
import { CommandFailure } from '../process-io.js'

/** Gives the file to the program's standard input. Throws CommandFailure unless the program exits with 0 or 1. */
export async function* answersOf(command: string, file: string): AsyncGenerator<string> {
  // A separate process group lets `endGroup` also end the processes that the shell starts.
  const hasGroup = process.platform !== 'win32'
  const program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: hasGroup })
  const endProgram = (): void => {
    endGroup(program, hasGroup)
  }
  // Ctrl-C reaches only our own process group, so this ends the program too.
  const endBoth = (signal: (typeof SIGNALS)[number]): void => {
    endProgram()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  for (const signal of SIGNALS) process.once(signal, endBoth)
  process.once('exit', endProgram)
  const ended = new Promise<number | string>((resolve) => {
    program.once('error', (error) => {
      resolve(error.message)
    })
    program.once('close', (code, signal) => {
      resolve(code ?? String(signal))
    })
  })
  const requests = createReadStream(file)
  // Unlike `pipeline`, `pipe` tolerates a program that stops reading, or never starts.
  requests.pipe(program.stdin)
  let unread: unknown
  requests.once('error', (error) => {
    unread = error
    program.stdin.destroy()
  })
  program.stdin.on('error', () => requests.destroy())
  try {
    for await (const lines of splitLines(program.stdout)) {
      for (const line of lines) yield line.toString('utf8')
    }
    const code = await ended
    if (unread !== undefined) throw unreadable(file, unread)
    if (code !== 0 && code !== 1)
      throw new CommandFailure(`The program of --shadow ended with ${String(code)}.`)
  } finally {
    requests.destroy()
    program.stdin.destroy()
    program.stdout.destroy()
    process.off('exit', endProgram)
    for (const signal of SIGNALS) process.off(signal, endBoth)
    endProgram()
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

function endGroup(program: ChildProcess, hasGroup: boolean): void {
  try {
    if (hasGroup && program.pid !== undefined) process.kill(-program.pid)
    else program.kill()
  } catch {
    // The processes have already ended.
  }
}
