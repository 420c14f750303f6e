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
export async function readSettings(files: SettingsFiles): Promise<Settings> {
  const account = files.account === undefined ? sampleAccount : await readJsonFile(files.account, 'account')
  const catalogue =
    files.catalogue === undefined ? undefined : await readJsonFile(files.catalogue, 'catalogue')
  return {
    kind: files.kind,
    account: valid(readAccount(account), `The account ${files.account ?? '(the sample)'}`),
    catalogue:
      files.catalogue === undefined
        ? undefined
        : valid(readCatalogue(catalogue), `The catalogue ${files.catalogue}`),
  }
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
