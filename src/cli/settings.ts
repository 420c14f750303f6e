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

/** Read once, before anything is priced (A2). Throws CommandFailure: without settings there is nothing to do. */
export async function readSettings({ kind, account, catalogue }: SettingsFiles): Promise<Settings> {
  return {
    kind,
    account: await readAccountFile(account),
    catalogue: catalogue === undefined ? undefined : await readCatalogueFile(catalogue),
  }
}

/** The account of a file, or the sample account. Throws CommandFailure. */
export async function readAccountFile(file: string | undefined): Promise<Account> {
  const json = file === undefined ? sampleAccount : await readJsonFile(file, 'account')
  return valid(readAccount(json), `The account ${file ?? '(the sample)'}`)
}

async function readCatalogueFile(file: string): Promise<Catalogue> {
  return valid(readCatalogue(await readJsonFile(file, 'catalogue')), `The catalogue ${file}`)
}

async function readJsonFile(file: string, noun: string): Promise<unknown> {
  const json = parseJson(withoutByteOrderMark(await readWholeFile(file)))
  if (!json.ok) throw new CommandFailure(`The ${noun} ${file} is not JSON: ${json.reason}.`)
  return json.value
}

function valid<A>(result: Result<A>, subject: string): A {
  if (result.ok) return result.value
  const problems = result.problems.map(({ param, message }) =>
    param === '' ? message : `${param}: ${message}`,
  )
  throw new CommandFailure(`${subject} cannot be used: ${problems.join(' ')}`)
}
