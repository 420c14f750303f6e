import {
  diagnose as diagnoseObservations,
  type Observation,
  type ObservedFigures,
} from '../../entries/diagnose.js'
import { errorEnvelope, recogniseRequest } from '../../entries/index.js'
import { readDocument } from '../files.js'
import { notesTo } from '../notes.js'
import { ExitCode, failureOf, type Output, type ProcessIo } from '../process-io.js'
import { accountOf, readAccountJson, sampleAccountNote, type DocumentKind } from '../settings.js'
import { isObject } from '../json/object.js'
import { problemTable } from '../table/pointer-table.js'
import { choosePresentation, presented, type Format } from '../table/presentation.js'
import { diagnosisText } from './diagnosis-text.js'
import { typedAmount } from '../typed-amount.js'
import { observationsIn } from './read-observations.js'

export interface DiagnoseOptions {
  readonly account?: string
  readonly kind?: DocumentKind
  readonly format?: Format
  readonly quiet?: boolean
  /** The figures of the other system are as typed. */
  readonly total?: string
  readonly subtotal?: string
  readonly tax?: string
  readonly locale?: string
}

export async function diagnose(
  file: string | undefined,
  options: DiagnoseOptions,
  output: Output,
  io: ProcessIo,
): Promise<ExitCode> {
  const json = await readAccountJson(options.account, io)
  const account = accountOf(json)
  const sent = observationsIn(await readDocument(file, io), file, typedFigures(options, account.currency))
  notesTo(io, options.quiet)(sampleAccountNote(json))
  const presentation = choosePresentation(options.format, io)
  const diagnosis = diagnoseObservations(
    sent.map((one) => withKind(one, options.kind)) as Observation[],
    account,
  )
  if (!diagnosis.ok) {
    const wrongSettings = diagnosis.problems.filter(({ source }) => source !== 'request')
    if (wrongSettings.length > 0) throw failureOf(wrongSettings.map(({ message }) => message))
    const envelope = errorEnvelope(diagnosis.problems)
    await output.write(presented(envelope, presentation, (style) => problemTable(envelope, style)))
    return ExitCode.Problems
  }
  const { value } = diagnosis
  await output.write(presented(value, presentation, ({ width }) => diagnosisText(value, width)))
  return value.refused.length > 0 ? ExitCode.Problems : ExitCode.Answered
}

function typedFigures(
  { total, subtotal, tax, locale }: DiagnoseOptions,
  currency: string,
): ObservedFigures | undefined {
  const amounts = { currency, locale }
  const figures = {
    ...(total === undefined ? {} : { total: typedAmount('--total', total, amounts) }),
    ...(subtotal === undefined ? {} : { subtotal: typedAmount('--subtotal', subtotal, amounts) }),
    ...(tax === undefined ? {} : { taxAmount: typedAmount('--tax', tax, amounts) }),
  }
  return Object.keys(figures).length === 0 ? undefined : figures
}

/** Lets the observation's own kind override --kind. */
function withKind(sent: unknown, asked: DocumentKind | undefined): unknown {
  if (!isObject(sent)) return sent
  const { request, kind } = recogniseRequest(sent['request'])
  return { ...sent, kind: sent['kind'] ?? asked ?? kind ?? 'quote', request }
}
