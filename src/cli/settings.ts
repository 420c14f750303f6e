import sampleAccount from '../../docs/samples/account.json' with { type: 'json' }
import { parseAccount, parseCatalogue, type Account, type Catalogue, type Result } from '../entries/index.js'
import { defaultMaxProblems } from './defaults.js'
import { readJsonFile, type NamedJson } from './files.js'
import { sayTo } from './notes.js'
import { CommandFailure, type ProcessIo } from './process-io.js'
import { percentageOfFraction } from './table/text.js'
import { unknownInCatalogue, unknownSettings } from './unknown-fields.js'

export type DocumentKind = 'quote' | 'order'

interface PricingChoices {
  /** If absent, the fields of each request decide. */
  readonly kind?: DocumentKind | undefined
  readonly hasWorkings: boolean
  /** For each answer. */
  readonly maxProblems: number
}

export interface Settings extends PricingChoices {
  readonly account: Account
  readonly catalogue: Catalogue | undefined
}

export interface SettingsOptions {
  readonly kind?: DocumentKind | undefined
  readonly workings?: boolean
  readonly maxProblems?: number
  readonly account?: string | undefined
  readonly catalogue?: string | undefined
}

/** Plain data, before validation. */
export interface SettingsJson extends PricingChoices {
  readonly account: NamedJson
  readonly catalogue: NamedJson | undefined
}

// A2
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

export async function readAccountJson(file: string | undefined, io: ProcessIo): Promise<NamedJson> {
  if (file === undefined) return { name: 'The account (the sample)', json: sampleAccount }
  return withWarnings(await readJsonFile(file, 'account', io), unknownSettings, io)
}

/** Reminds the user of --account. */
export function sampleAccountNote({ json }: NamedJson): readonly string[] {
  if (json !== sampleAccount) return []
  const { currency, tax } = sampleAccount
  const settings = `${currency}, ${tax.code} ${percentageOfFraction(tax.rate)}`
  return [
    `prices with the sample settings docs/samples/account.json (${settings}); give your own with --account FILE`,
  ]
}

function withWarnings(
  file: NamedJson,
  warningsOn: (file: NamedJson) => readonly string[],
  io: Pick<ProcessIo, 'stderr' | 'argv'>,
): NamedJson {
  sayTo(
    io,
    warningsOn(file).map((sentence) => `quotewright: ${sentence}`),
  )
  return file
}

export function settingsOf({ account, catalogue, ...choices }: SettingsJson): Settings {
  return {
    ...choices,
    account: accountOf(account),
    catalogue:
      catalogue === undefined ? undefined : validValue(parseCatalogue(catalogue.json), catalogue.name),
  }
}

export function accountOf({ name, json }: NamedJson): Account {
  return validValue(parseAccount(json), name)
}

export function validValue<A>(result: Result<A>, subject: string): A {
  if (result.ok) return result.value
  // A message names its field, so only a nested field needs the pointer.
  const problems = result.problems.map(({ param, message }) =>
    /[.[]/.test(param) ? `${param}: ${message}` : message,
  )
  throw new CommandFailure(`${subject} cannot be used: ${problems.join(' ')}`)
}
