import type { GoldenReport } from '../report.js'
import { causesOf, type Cause } from './causes-of.js'
import { sentenceOf } from './cause-heading.js'
import { factLines, factsOf, printableLine, ruleText, sizeText } from './report-text.js'
import type { ReportWords } from './report-words.js'

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

/** Writes SARIF 2.1.0. Each cause is a rule, and a result at the line of its first sample. */
export function sarifReport(report: GoldenReport, file: string | undefined, words: ReportWords): string {
  const causes = causesOf(report)
  const uri = file === undefined ? undefined : uriOf(file)
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'quotewright',
            version: printableLine(report.versions.current.engine),
            rules: causes.map((cause) => ruleOf(cause, words)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: causes.map((cause, index) => resultOf(cause, index, uri, words)),
      },
    ],
  }
  return `${JSON.stringify(log, undefined, 2)}\n`
}

function ruleOf(cause: Cause, words: ReportWords): object {
  const rule = ruleText(cause, words)
  return {
    id: cause.id,
    shortDescription: { text: messageText(sentenceOf(cause, words)) },
    ...(rule === undefined ? {} : { fullDescription: { text: messageText(rule) } }),
    defaultConfiguration: { level: 'error' },
  }
}

function resultOf(cause: Cause, ruleIndex: number, uri: string | undefined, words: ReportWords): object {
  const { accepted, line } = cause
  const lines = [sentenceOf(cause, words), sizeText(cause, words), ...factLines(factsOf(cause, words))]
  return {
    ruleId: cause.id,
    ruleIndex,
    level: 'error',
    message: { text: messageText(lines.join('\n')) },
    ...(uri === undefined ? {} : { locations: [locationOf(uri, line)] }),
    // Keeps the identity of a cause if its sample moves.
    partialFingerprints: { 'cause/v1': cause.id },
    ...(accepted === undefined
      ? {}
      : { suppressions: [{ kind: 'external', justification: messageText(printableLine(accepted)) }] }),
  }
}

function locationOf(uri: string, line: number | undefined): object {
  return {
    physicalLocation: {
      artifactLocation: { uri },
      ...(line === undefined ? {} : { region: { startLine: line } }),
    },
  }
}

/** Escapes braces, which mark placeholders, and links `[text](target)`. */
function messageText(text: string): string {
  return text.replace(/[{}]/g, '$&$&').replaceAll('](', '] (')
}

function uriOf(file: string): string {
  const path = encodeURI(file.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\\', '/'))
    .replaceAll('?', '%3F')
    .replaceAll('#', '%23')
  if (/^[A-Za-z]:\//.test(path)) return `file:///${path}`
  // A network path of Windows begins with a host.
  if (/^\\\\[^\\]/.test(file)) return `file:${path}`
  if (path.startsWith('/')) return `file://${path.replace(/^\/+/, '/')}`
  // Without `./`, the part before a colon would be read as a URI scheme.
  return /^[^/]*:/.test(path) ? `./${path}` : path
}
