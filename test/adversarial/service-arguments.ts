import { SOUND as ACCESS } from '../service/access/arguments.js'
import { SOUND as CONVERSATION } from '../service/conversation/arguments.js'
import { SOUND as DOCUMENTS } from '../service/documents/arguments.js'
import { SOUND as IDS } from '../service/ids/arguments.js'
import { SOUND as INVENTORY } from '../service/inventory/arguments.js'
import { SOUND as LISTS } from '../service/lists/arguments.js'
import { SOUND as WEBHOOKS } from '../service/webhooks/arguments.js'

export const serviceArguments = (): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(Object.entries(ALL).map(([name, argumentsOf]) => [name, argumentsOf()]))

const ALL: Readonly<Record<string, () => readonly unknown[]>> = {
  describeServiceProblem: () => [{ code: 'extension_required', param: 'filename', details: {} }, 'de'],
  openApi: () => [{ title: 'Quotes', serverUrl: 'https://quotes.example.com' }],
  ...ACCESS,
  ...CONVERSATION,
  ...DOCUMENTS,
  ...IDS,
  ...INVENTORY,
  ...LISTS,
  ...WEBHOOKS,
}
