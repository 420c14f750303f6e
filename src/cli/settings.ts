import { readAccount, readCatalogue } from '../index.js'
import type { Account, Catalogue, Result } from '../index.js'
import { withoutByteOrderMark } from './byte-order-mark.js'
import { CommandFailure } from './command-failure.js'
import { parseJson } from './parse-json.js'
import { readWholeFile } from './read-input.js'
import { sampleAccount } from './sample-account.js'

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

export interface NamedJson {
  /** What it is called where something is wrong with it. */
  readonly name: string
  readonly json: unknown
}

/** Read once, before anything is priced (A2). Throws CommandFailure: without settings there is nothing to do. */
export async function readSettings({ kind, account, catalogue }: SettingsFiles): Promise<SettingsJson> {
  return {
    kind,
    account: await readAccountJson(account),
    catalogue: catalogue === undefined ? undefined : await readJsonFile(catalogue, 'catalogue'),
  }
}

/** The account of a file, or the sample account. Throws CommandFailure. */
export async function readAccountJson(file: string | undefined): Promise<NamedJson> {
  if (file === undefined) return { name: 'The account (the sample)', json: sampleAccount }
  return readJsonFile(file, 'account')
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
  if (!json.ok) throw new CommandFailure(`${name} is not JSON: ${json.reason}.`)
  return { name, json: json.value }
}

function valid<A>(result: Result<A>, subject: string): A {
  if (result.ok) return result.value
  const problems = result.problems.map(({ param, message }) =>
    param === '' ? message : `${param}: ${message}`,
  )
  throw new CommandFailure(`${subject} cannot be used: ${problems.join(' ')}`)
}
