import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as root from '../../src/entries/index.js'
import { COUNTERS, instrumented } from './instrument.js'
import { withFault, type SeededFault } from './seeded-fault.js'

export type Engine = typeof root

export interface CountingEngine {
  readonly engine: Engine
  readonly counters: Uint32Array
}

const home = fileURLToPath(new URL('../../', import.meta.url))

interface CountingSource {
  readonly file: string
  readonly code: string
}

let blocks = 0
const nextBlock = (): number => blocks++
let sources: readonly CountingSource[] | undefined

function countingSources(): readonly CountingSource[] {
  return loadedFrom('entries/index.ts').map((file) => ({
    file,
    code: instrumented(sourceOf(file), nextBlock),
  }))
}

/** Leaves out types, which are erased before loading. */
function loadedFrom(first: string): readonly string[] {
  const loaded = new Set([first])
  for (const file of loaded)
    for (const [, kind, name = ''] of sourceOf(file).matchAll(
      /^(?:import|export)\s+(type\s)?[^'"]*?'(\.[^']*)\.js'/gm,
    ))
      if (kind === undefined) loaded.add(posix.join(dirname(file), `${name}.ts`))
  return [...loaded]
}

function sourceOf(file: string): string {
  return readFileSync(join(home, 'src', file), 'utf8')
}

export async function countingEngine(fault?: SeededFault): Promise<CountingEngine> {
  sources ??= countingSources()
  if (fault !== undefined && !sources.some(({ file }) => file === fault.file))
    throw new Error(`The engine does not load the file ${fault.file} of the fault`)
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
  try {
    // Vite loads files below `node_modules` unchanged, so the copy is there, next to the packages that it needs.
    const packages = join(folder, 'node_modules')
    const copy = join(packages, 'quotewright-counting')
    for (const { file, code } of sources) {
      const isWrong = fault?.file === file
      const counting = isWrong ? instrumented(withFault(sourceOf(file), fault), nextBlock) : code
      const up = '../'.repeat(file.split('/').length - 1)
      write(copy, file, `import { ${COUNTERS} } from './${up}counters.js'\n${counting}`)
    }
    write(copy, 'counters.js', `export const ${COUNTERS} = new Uint32Array(${String(blocks)})`)
    write(copy, 'package.json', '{ "type": "module" }')
    for (const name of packageNames()) symlinkSync(join(home, 'node_modules', name), join(packages, name))

    const engine = (await load(copy, 'entries/index.js')) as Engine
    const { [COUNTERS]: counters } = (await load(copy, 'counters.js')) as Record<string, Uint32Array>
    if (counters === undefined) throw new Error('the copy exports no counters')
    return { engine, counters }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function packageNames(): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies: object
  }
  return Object.keys(dependencies)
}

function write(folder: string, file: string, text: string): void {
  const path = join(folder, file.replace(/\.ts$/, '.js'))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function load(folder: string, file: string): Promise<object> {
  return import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href) as Promise<object>
}
