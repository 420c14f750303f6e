import { escaped } from '../../flashing/picture/svg-text.js'
import type { GoldenReport } from '../report.js'
import { causesOf, type Cause } from './causes-of.js'
import { sentenceOf } from './cause-heading.js'
import { factLines, factsOf, isSame, printableLine, outcomeText, sizeText } from './report-text.js'
import type { ReportWords } from './report-words.js'

const SUITE = 'quotewright.golden'

/** Writes a test case for each cause or, without causes, for the whole report. Accepted causes pass. */
export function junitReport(report: GoldenReport, words: ReportWords): string {
  const causes = causesOf(report)
  const outcome = outcomeText(report, words)
  const cases =
    causes.length > 0
      ? causes.map((cause) => caseOf(cause, words))
      : isSame(report)
        ? [`<testcase classname="${SUITE}" name="${escaped(outcome)}"/>`]
        : [failedCase(outcome, outcome, outcome, [])]
  const failures = String(cases.filter((text) => text.includes('<failure ')).length)
  const counts = `tests="${String(cases.length)}" failures="${failures}" errors="0"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${SUITE}" ${counts}>`,
    `<testsuite name="${SUITE}" ${counts} skipped="0">`,
    ...cases,
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function caseOf(cause: Cause, words: ReportWords): string {
  const sentence = sentenceOf(cause, words)
  const lines = [sentence, sizeText(cause, words), ...factLines(factsOf(cause, words))]
  const name = printableLine(cause.id)
  if (cause.accepted === undefined) return failedCase(name, sentence, name, lines)
  return [
    `<testcase classname="${SUITE}" name="${escaped(name)}">`,
    `<system-out>${escaped(lines.join('\n'))}</system-out>`,
    '</testcase>',
  ].join('\n')
}

function failedCase(name: string, message: string, type: string, lines: readonly string[]): string {
  return [
    `<testcase classname="${SUITE}" name="${escaped(name)}">`,
    `<failure message="${escaped(message)}" type="${escaped(type)}">${escaped(lines.join('\n'))}</failure>`,
    '</testcase>',
  ].join('\n')
}
