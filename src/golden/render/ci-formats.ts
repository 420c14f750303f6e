import type { CauseRow, GoldenReport } from '../report.js'
import { escaped } from '../../flashing/picture/svg-text.js'
import { cellsOf, factsOf, line, outcomeText, reportWords, sentenceOf } from './report-words.js'

const ENGLISH = reportWords('en')

/** A report as JUnit reads it: a case for each cause, which fails unless it was accepted; one that passes if nothing differs. */
export function junitReport(report: GoldenReport): string {
  const failures = report.causes.filter(({ accepted }) => accepted === undefined).length
  const cases =
    report.causes.length === 0
      ? [`    <testcase classname="golden" name="${escaped(outcomeText(report, ENGLISH))}"/>`]
      : report.causes.map(junitCase)
  const count = String(Math.max(1, report.causes.length))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${count}" failures="${String(failures)}">`,
    `  <testsuite name="golden" tests="${count}" failures="${String(failures)}" errors="0">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function junitCase(row: CauseRow): string {
  const name = `    <testcase classname="golden" name="${escaped(nameOf(row))}">`
  const outcome =
    row.accepted === undefined
      ? `<failure message="${escaped(sentenceOf(row, ENGLISH))}">${escaped(detailsOf(row))}</failure>`
      : `<system-out>${escaped(`accepted: ${line(row.accepted)}`)}</system-out>`
  return `${name}\n      ${outcome}\n    </testcase>`
}

/** The most annotations that a step of a workflow shows. */
const MOST_ANNOTATIONS = 10

/** A report as commands of a GitHub workflow: an annotation for each cause, at the line of its smallest document. */
export function githubReport(report: GoldenReport, file: string): string {
  const { causes } = report
  if (causes.length === 0) return `${outcomeText(report, ENGLISH)}\n`
  const listed = causes.length > MOST_ANNOTATIONS ? causes.slice(0, MOST_ANNOTATIONS - 1) : causes
  const left = causes.length - listed.length
  return [
    ...listed.map((row) => annotation(row, file)),
    ...(left === 0 ? [] : [`::error title=golden::${data(`${String(left)} more causes`)}`]),
    '',
  ].join('\n')
}

function annotation(row: CauseRow, file: string): string {
  const [smallest] = row.samples
  const place = smallest?.line === undefined ? '' : `,line=${String(smallest.line)}`
  const command = row.accepted === undefined ? 'error' : 'notice'
  const message = [sentenceOf(row, ENGLISH), detailsOf(row)].join('\n')
  return `::${command} file=${property(file)}${place},title=${property(nameOf(row))}::${data(message)}`
}

/** As workflow commands have it. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** A report as SARIF 2.1.0: a rule and a result for each cause. An accepted cause is a suppressed result. */
export function sarifReport(report: GoldenReport, file: string): string {
  const causes = report.causes.slice(0, MOST_RESULTS)
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'quotewright',
            version: report.versions.current.engine,
            rules: causes.map((row) => ({
              id: ruleIdOf(row),
              shortDescription: { text: sentenceOf(row, ENGLISH) },
            })),
          },
        },
        results: causes.map((row, ruleIndex) => sarifResult(row, ruleIndex, file)),
      },
    ],
  }
  return `${JSON.stringify(log, undefined, 2)}\n`
}

/** More results of a run are not read. */
const MOST_RESULTS = 5000

function sarifResult(row: CauseRow, ruleIndex: number, file: string): object {
  const startLine = row.samples[0]?.line
  return {
    ruleId: ruleIdOf(row),
    ruleIndex,
    level: 'error',
    message: { text: `${sentenceOf(row, ENGLISH)}\n${detailsOf(row)}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')) },
          ...(startLine === undefined ? {} : { region: { startLine } }),
        },
      },
    ],
    ...(row.accepted === undefined
      ? {}
      : { suppressions: [{ kind: 'external', justification: row.accepted }] }),
  }
}

/** The same cause in two currencies is two rules. */
function ruleIdOf({ cause, currency }: CauseRow): string {
  return `${line(cause)} ${line(currency)}`
}

function nameOf(row: CauseRow): string {
  return `${line(row.cause)} (${line(row.currency)})`
}

function detailsOf(row: CauseRow): string {
  const { documents, lines } = row
  const [, , , up, down, net, largest] = cellsOf(row, ENGLISH)
  return [
    `${String(documents)} documents, ${String(lines)} lines; up ${up ?? ''}, down ${down ?? ''}, net ${net ?? ''}, largest ${largest ?? ''}`,
    ...factsOf(row, ENGLISH).map(([heading, text]) => `${heading}: ${text}`),
  ].join('\n')
}
