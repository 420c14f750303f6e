import { readAccount, readCatalogue } from '../index.js'
import type { Account, Catalogue, Result } from '../index.js'
import { withoutByteOrderMark } from './byte-order-mark.js'
import { CommandFailure } from './command-failure.js'
import type { NamedJson } from './named-json.js'
import { parseJson } from './parse-json.js'
import { readWholeFile } from './read-input.js'
import { sampleAccount } from './sample-account.js'
import type { Surroundings } from './surroundings.js'
import { unknownInCatalogue } from './unknown-in-catalogue.js'
import { unknownSettings } from './unknown-settings.js'

export type DocumentKind = 'quote' | 'order'

/** What every request of one run is priced with. */
export interface Settings {
  readonly kind: DocumentKind
  readonly account: Account
  readonly catalogue: Catalogue | undefined
}

export interface SettingsFiles {
  readonly kind: DocumentKind
  readonly account?: string
  readonly catalogue?: string
}

/** What settings are made of, as plain data. */
export interface SettingsJson {
  readonly kind: DocumentKind
  readonly account: NamedJson
  readonly catalogue: NamedJson | undefined
}

/** Read once, before anything is priced (A2). Throws CommandFailure: without settings there is nothing to do. */
export async function readSettings(
  { kind, account, catalogue }: SettingsFiles,
  surroundings: Pick<Surroundings, 'stderr'>,
): Promise<SettingsJson> {
  return {
    kind,
    account: await readAccountJson(account, surroundings),
    catalogue: catalogue === undefined ? undefined : await readCatalogueJson(catalogue, surroundings),
  }
}

/** The account of a file, or the sample account, and a word on what is no setting in it. Throws CommandFailure. */
export async function readAccountJson(
  file: string | undefined,
  { stderr }: Pick<Surroundings, 'stderr'>,
): Promise<NamedJson> {
  if (file === undefined) return { name: 'The account (the sample)', json: sampleAccount }
  const account = await readJsonFile(file, 'account')
  for (const sentence of unknownSettings(account)) stderr.write(`quotewright: ${sentence}\n`)
  return account
}

/** The catalogue of a file, and a word on what nothing is looked up in. Throws CommandFailure. */
async function readCatalogueJson(file: string, { stderr }: Pick<Surroundings, 'stderr'>): Promise<NamedJson> {
  const catalogue = await readJsonFile(file, 'catalogue')
  for (const sentence of unknownInCatalogue(catalogue)) stderr.write(`quotewright: ${sentence}\n`)
  return catalogue
}

/** The settings that pieces of JSON make. Throws CommandFailure, which tells every problem in them. */
export function settingsOf({ kind, account, catalogue }: SettingsJson): Settings {
  return {
    kind,
    account: accountOf(account),
    catalogue: catalogue === undefined ? undefined : valid(readCatalogue(catalogue.json), catalogue.name),
  }
}

export function accountOf({ name, json }: NamedJson): Account {
  return valid(readAccount(json), name)
}

async function readJsonFile(file: string, noun: string): Promise<NamedJson> {
  const name = `The ${noun} ${file}`
  const json = parseJson(withoutByteOrderMark(await readWholeFile(file)))
  // The reason quotes the file, which may go over several lines.
  if (!json.ok) throw new CommandFailure(`${name} is not JSON: ${json.reason.replace(/\s+/g, ' ')}.`)
  return { name, json: json.value }
}

function valid<A>(result: Result<A>, subject: string): A {
  if (result.ok) return result.value
  // A message names the field itself: where that is in, only a field within another does not tell.
  const problems = result.problems.map(({ param, message }) =>
    /[.[]/.test(param) ? `${param}: ${message}` : message,
  )
  throw new CommandFailure(`${subject} cannot be used: ${problems.join(' ')}`)
}
