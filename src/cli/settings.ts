import sampleAccount from '../../docs/samples/account.json' with { type: 'json' }
import { readAccount, readCatalogue, type Account, type Catalogue, type Result } from '../index.js'
import { readJsonFile, type NamedJson } from './files.js'
import { CommandFailure, type ProcessIo } from './process-io.js'
import { unknownInCatalogue, unknownSettings } from './unknown-fields.js'

export type DocumentKind = 'quote' | 'order'

/** What every request of a run is priced with. */
export interface Settings {
  readonly kind: DocumentKind
  readonly account: Account
  readonly catalogue: Catalogue | undefined
}

/** Where the settings come from. */
export interface SettingsFiles {
  readonly kind: DocumentKind
  readonly account?: string
  readonly catalogue?: string
}

/** Settings as plain data. */
export interface SettingsJson {
  readonly kind: DocumentKind
  readonly account: NamedJson
  readonly catalogue: NamedJson | undefined
}

/** Reads the settings once, before anything is priced (A2). Throws CommandFailure. */
export async function readSettings(
  { kind, account, catalogue }: SettingsFiles,
  io: Pick<ProcessIo, 'stderr'>,
): Promise<SettingsJson> {
  return {
    kind,
    account: await readAccountJson(account, io),
    catalogue:
      catalogue === undefined
        ? undefined
        : warned(await readJsonFile(catalogue, 'catalogue'), unknownInCatalogue, io),
  }
}

/** The account of a file, or the sample account if there is no file. Throws CommandFailure. */
export async function readAccountJson(
  file: string | undefined,
  io: Pick<ProcessIo, 'stderr'>,
): Promise<NamedJson> {
  if (file === undefined) return { name: 'The account (the sample)', json: sampleAccount }
  return warned(await readJsonFile(file, 'account'), unknownSettings, io)
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
export function settingsOf({ kind, account, catalogue }: SettingsJson): Settings {
  return {
    kind,
    account: accountOf(account),
    catalogue: catalogue === undefined ? undefined : valid(readCatalogue(catalogue.json), catalogue.name),
  }
}

/** Throws CommandFailure, with every problem of the account in its message. */
export function accountOf({ name, json }: NamedJson): Account {
  return valid(readAccount(json), name)
}

function valid<A>(result: Result<A>, subject: string): A {
  if (result.ok) return result.value
  // A message names its field, so the pointer is needed only for a field within another.
  const problems = result.problems.map(({ param, message }) =>
    /[.[]/.test(param) ? `${param}: ${message}` : message,
  )
  throw new CommandFailure(`${subject} cannot be used: ${problems.join(' ')}`)
}
