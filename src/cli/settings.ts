import sampleAccount from '../../docs/samples/account.json' with { type: 'json' }
import { parseAccount, parseCatalogue, type Account, type Catalogue, type Result } from '../entries/index.js'
import { usualMostProblems } from './defaults.js'
import { readJsonFile, type NamedJson } from './files.js'
import { CommandFailure, type ProcessIo } from './process-io.js'
import { percentageOfFraction } from './table/text.js'
import { unknownInCatalogue, unknownSettings } from './unknown-fields.js'

export type DocumentKind = 'quote' | 'order'

/** How every request of a run is priced. */
interface PricingChoices {
  /** What requests create. When absent, each request says so itself. */
  readonly kind?: DocumentKind | undefined
  /** Whether answers have the workings of the lines. */
  readonly hasWorkings: boolean
  /** How many problems of a request are answered at most. */
  readonly maxProblems: number
}

/** What every request of a run is priced with. */
export interface Settings extends PricingChoices {
  readonly account: Account
  readonly catalogue: Catalogue | undefined
}

/** The options that settings come from. */
export interface SettingsFiles {
  readonly kind?: DocumentKind
  readonly workings?: boolean
  readonly maxProblems?: number
  readonly account?: string
  readonly catalogue?: string
}

/** Settings as plain data. */
export interface SettingsJson extends PricingChoices {
  readonly account: NamedJson
  readonly catalogue: NamedJson | undefined
}

/** Reads the settings once, before anything is priced (A2). Throws CommandFailure. */
export async function readSettings(
  { kind, workings = false, maxProblems = usualMostProblems, account, catalogue }: SettingsFiles,
  io: ProcessIo,
): Promise<SettingsJson> {
  return {
    kind,
    hasWorkings: workings,
    maxProblems,
    account: await readAccountJson(account, io),
    catalogue:
      catalogue === undefined
        ? undefined
        : warned(await readJsonFile(catalogue, 'catalogue', io), unknownInCatalogue, io),
  }
}

/** The account of a file, or the sample account if there is no file. Throws CommandFailure. */
export async function readAccountJson(file: string | undefined, io: ProcessIo): Promise<NamedJson> {
  if (file === undefined) return { name: 'The account (the sample)', json: sampleAccount }
  return warned(await readJsonFile(file, 'account', io), unknownSettings, io)
}

/** A sentence for those who may not know that they have given no account. */
export function sampleAccountNote({ json }: NamedJson): readonly string[] {
  if (json !== sampleAccount) return []
  const { currency, tax } = sampleAccount
  const settings = `${currency}, ${tax.code} ${percentageOfFraction(tax.rate)}`
  return [
    `prices with the sample settings docs/samples/account.json (${settings}); give your own with --account FILE`,
  ]
}

/** Warns of the fields of a file that nothing reads. */
function warned(
  file: NamedJson,
  warningsOn: (file: NamedJson) => readonly string[],
  { stderr }: Pick<ProcessIo, 'stderr'>,
): NamedJson {
  for (const sentence of warningsOn(file)) stderr.write(`quotewright: ${sentence}\n`)
  return file
}

/** Throws CommandFailure, with every problem of the settings in its message. */
export function settingsOf({ account, catalogue, ...choices }: SettingsJson): Settings {
  return {
    ...choices,
    account: accountOf(account),
    catalogue: catalogue === undefined ? undefined : valid(parseCatalogue(catalogue.json), catalogue.name),
  }
}

/** Throws CommandFailure, with every problem of the account in its message. */
export function accountOf({ name, json }: NamedJson): Account {
  return valid(parseAccount(json), name)
}

/** The value of a result. Throws CommandFailure, with every problem in its message. */
export function valid<A>(result: Result<A>, subject: string): A {
  if (result.ok) return result.value
  // A message names its field, so the pointer is needed only for a field within another.
  const problems = result.problems.map(({ param, message }) =>
    /[.[]/.test(param) ? `${param}: ${message}` : message,
  )
  throw new CommandFailure(`${subject} cannot be used: ${problems.join(' ')}`)
}
