import sampleAccount from '../../docs/samples/account.json' with { type: 'json' }
import { parseAccount, parseCatalogue, type Account, type Catalogue, type Result } from '../entries/index.js'
import { defaultMaxProblems } from './defaults.js'
import { readJsonFile, type NamedJson } from './files.js'
import { sayTo } from './notes.js'
import { CommandFailure, type ProcessIo } from './process-io.js'
import { percentageOfFraction } from './table/text.js'
import { unknownInCatalogue, unknownSettings } from './unknown-fields.js'

export type DocumentKind = 'quote' | 'order'

/** The choices for pricing every request of a run. */
interface PricingChoices {
  /** Whether requests create quotes or orders. If absent, the fields of each request decide. */
  readonly kind?: DocumentKind | undefined
  /** Whether answers include the workings of the lines. */
  readonly hasWorkings: boolean
  /** The maximum number of problems per answer. */
  readonly maxProblems: number
}

/** The settings for pricing every request of a run. */
export interface Settings extends PricingChoices {
  readonly account: Account
  readonly catalogue: Catalogue | undefined
}

export interface SettingsOptions {
  readonly kind?: DocumentKind
  readonly workings?: boolean
  readonly maxProblems?: number
  readonly account?: string
  readonly catalogue?: string
}

/** Settings as plain data, before validation. */
export interface SettingsJson extends PricingChoices {
  readonly account: NamedJson
  readonly catalogue: NamedJson | undefined
}

/** Reads the settings once, before anything is priced (A2). Throws CommandFailure if a file cannot be read. */
export async function readSettings(
  { kind, workings = false, maxProblems = defaultMaxProblems, account, catalogue }: SettingsOptions,
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
        : withWarnings(await readJsonFile(catalogue, 'catalogue', io), unknownInCatalogue, io),
  }
}

/**
 * Reads the account settings of a file, or returns the sample account if no file is given. Throws CommandFailure if the
 * file cannot be read.
 */
export async function readAccountJson(file: string | undefined, io: ProcessIo): Promise<NamedJson> {
  if (file === undefined) return { name: 'The account (the sample)', json: sampleAccount }
  return withWarnings(await readJsonFile(file, 'account', io), unknownSettings, io)
}

/** Returns a note if the command uses the sample account, because the user may have forgotten --account. */
export function sampleAccountNote({ json }: NamedJson): readonly string[] {
  if (json !== sampleAccount) return []
  const { currency, tax } = sampleAccount
  const settings = `${currency}, ${tax.code} ${percentageOfFraction(tax.rate)}`
  return [
    `prices with the sample settings docs/samples/account.json (${settings}); give your own with --account FILE`,
  ]
}

/** Prints the warnings on a file, and returns the file. */
function withWarnings(
  file: NamedJson,
  warningsOn: (file: NamedJson) => readonly string[],
  io: Pick<ProcessIo, 'stderr'>,
): NamedJson {
  sayTo(
    io,
    warningsOn(file).map((sentence) => `quotewright: ${sentence}`),
  )
  return file
}

/**
 * Parses the settings. Throws CommandFailure if the account, or else the catalogue, is invalid, with all its problems
 * in the message.
 */
export function settingsOf({ account, catalogue, ...choices }: SettingsJson): Settings {
  return {
    ...choices,
    account: accountOf(account),
    catalogue:
      catalogue === undefined ? undefined : validValue(parseCatalogue(catalogue.json), catalogue.name),
  }
}

/** Parses the account. Throws CommandFailure if it is invalid, with all its problems in the message. */
export function accountOf({ name, json }: NamedJson): Account {
  return validValue(parseAccount(json), name)
}

/** Returns the value of a result. Throws CommandFailure if it has problems, with all of them in the message. */
export function validValue<A>(result: Result<A>, subject: string): A {
  if (result.ok) return result.value
  // A message names its field, so the pointer is only needed for a nested field.
  const problems = result.problems.map(({ param, message }) =>
    /[.[]/.test(param) ? `${param}: ${message}` : message,
  )
  throw new CommandFailure(`${subject} cannot be used: ${problems.join(' ')}`)
}
