import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const DOCUMENT = [
  'address',
  'addresses',
  'adjustments',
  'customerId',
  'isSubmitted',
  'labelIds',
  'lines',
  'reference',
  'requestId',
  'tax',
]
const QUOTE = [...DOCUMENT, 'companyName']
const EITHER = [...QUOTE, 'statusId']
const KINDS = ['catalogue', 'flashing', 'labour', 'notes', 'onTheFly', 'productKit']

/** Each mark `|` is a cursor, with the names that an editor offers there. `test/types` has more programs. */
const PROGRAMS = {
  quotewright: [
    ["priceQuote({ | }, { currency: 'AUD' })", QUOTE],
    ["priceQuote({ customerId: 'cust_1', lines: [{ | }] }, { currency: 'AUD' })", KINDS],
    ["priceOrder({ | }, { currency: 'AUD' })", [...DOCUMENT, 'statusId']],
  ],
  'quotewright/price-book': [
    ["applyPriceBook({ | }, book, '2026-11-27', { currency: 'AUD' })", EITHER],
    ["verifyPrices({ | }, book, '2026-11-27', { currency: 'AUD' })", EITHER],
  ],
  'quotewright/diagnose': [["diagnose([{ request: { | }, figures: {} }], { currency: 'AUD' })", EITHER]],
  'quotewright/form': [
    ['sheet({ pieces: [{ | }] })', ['amount', 'length', 'width']],
    ['note({ | })', ['text']],
  ],
}

/** Opens each program in an editor's service. Returns what is wrong, by entry. */
export async function checkCompletions(typescript, compilerOptions, project) {
  const folder = mkdtempSync(join(project, 'completed-'))
  const programs = Object.entries(PROGRAMS).flatMap(([specifier, all]) =>
    all.map(([call, names]) => ({ specifier, call, names })),
  )
  const files = programs.map(({ specifier, call }, index) => {
    const before =
      `import { ${call.slice(0, call.indexOf('('))} } from '${specifier}'\n` +
      "import type { PriceBook } from 'quotewright/price-book'\ndeclare const book: PriceBook\n"
    const path = join(folder, `completed${index}.ts`)
    const text = before + call.replace('|', '')
    writeFileSync(path, text)
    return { path, text, at: before.length + call.indexOf('|') }
  })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const offered = existsSync(join(typescript, 'lib', 'typescript.js'))
    ? inService(createRequire(import.meta.url)(typescript), folder, files)
    : await inServer(typescript, folder, files)
  return programs.flatMap(({ specifier, call, names }, index) => {
    const [expected, found] = [names, offered[index] ?? []].map((list) => [...list].sort().join())
    return expected === found ? [] : [{ specifier, failure: `${call} offers ${found.slice(0, 200)}` }]
  })
}

/** Versions before 7 have the service as a library. */
function inService(ts, folder, files) {
  const read = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, folder)
  const service = ts.createLanguageService({
    getScriptFileNames: () => fileNames,
    getScriptVersion: () => '0',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
  return files.map(({ path, at }) =>
    service.getCompletionsAtPosition(path, at, {})?.entries.map(({ name }) => name),
  )
}

/** Version 7 has a server instead, which speaks the Language Server Protocol. */
async function inServer(typescript, folder, files) {
  const { default: exePath } = await import(pathToFileURL(join(typescript, 'lib', 'getExePath.js')).href)
  const child = spawn(exePath(), ['--lsp', '--stdio'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
  const send = (message) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const waiting = new Map()
  const ask = (method, params) => {
    const id = waiting.size + 1
    send({ id, method, params })
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }
  child.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the server of TypeScript ended'))
  })
  onMessages(child.stdout, ({ id, method, result, error }) => {
    if (method === undefined) waiting.get(id)?.[error ? 'reject' : 'resolve'](error ?? result)
    else if (id !== undefined) send({ id, result: null })
  })
  try {
    const rootUri = pathToFileURL(folder).href
    await ask('initialize', { processId: process.pid, rootUri, capabilities: {} })
    send({ method: 'initialized', params: {} })
    const offered = []
    for (const { path, text, at } of files) {
      const uri = pathToFileURL(path).href
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri, languageId: 'typescript', version: 1, text } },
      })
      const before = text.slice(0, at).split('\n')
      const position = { line: before.length - 1, character: before.at(-1).length }
      const answer = await ask('textDocument/completion', { textDocument: { uri }, position })
      offered.push((answer?.items ?? answer ?? []).map(({ label }) => label.replace(/\?$/, '')))
    }
    return offered
  } finally {
    child.removeAllListeners('close')
    child.kill()
  }
}

function onMessages(stream, listener) {
  let bytes = Buffer.alloc(0)
  stream.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk])
    for (;;) {
      const end = bytes.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/i.exec(bytes.subarray(0, Math.max(end, 0)))?.[1])
      if (end === -1 || bytes.length < end + 4 + length) return
      listener(JSON.parse(bytes.subarray(end + 4, end + 4 + length)))
      bytes = bytes.subarray(end + 4 + length)
    }
  })
}
