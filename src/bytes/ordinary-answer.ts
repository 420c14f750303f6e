import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { ByteLane } from './byte-lane.js'
import { ByteSink } from './byte-sink.js'
import { asciiConstant } from './constant.js'
import { byteSettings, type ByteSettings } from './byte-settings.js'

/** A longer text goes to the engine: its bytes might not fit one piece of memory. */
const MOST_CHARACTERS = 2 ** 27

const NO_PREFIX = asciiConstant('')

/** Made with the first request, and used for all. */
let shared: { readonly lane: ByteLane; readonly answers: ByteSink } | undefined

/** What is known of an account, or null when none of its documents is ordinary. */
const settingsOf = new WeakMap<ParsedAccount, ByteSettings | null>()

/** The settings of an account; undefined when the engine prices all its documents, or where a host has no bytes of texts. */
function knownSettings(account: ParsedAccount): ByteSettings | undefined {
  if (typeof TextEncoder === 'undefined' || typeof TextDecoder === 'undefined') return undefined
  let settings = settingsOf.get(account)
  if (settings === undefined) settingsOf.set(account, (settings = byteSettings(account) ?? null))
  return settings ?? undefined
}

/** The JSON of what an ordinary request comes to; undefined when it is left to the engine. */
export function ordinaryAnswer(text: string, kind: DocumentKind, account: ParsedAccount): string | undefined {
  const settings = text.length > MOST_CHARACTERS ? undefined : knownSettings(account)
  if (settings === undefined) return undefined
  shared ??= newLane()
  const { lane, answers } = shared
  lane.use(settings)
  const bytes = new TextEncoder().encode(text)
  // A half of a character that has two becomes another one in bytes. So only ASCII is certain, and text without such halves.
  if (bytes.length !== text.length && HALF_CHARACTER.test(text)) return undefined
  answers.clear()
  if (!lane.price(bytes, kind, NO_PREFIX)) return undefined
  return new TextDecoder().decode(answers.written())
}

function newLane(): NonNullable<typeof shared> {
  const answers = new ByteSink()
  return { lane: new ByteLane(answers), answers }
}

/** A lane of its own for the documents of one account, for many requests in bytes; undefined when none would be ordinary. */
export function laneOf(account: ParsedAccount, answers: ByteSink): ByteLane | undefined {
  const settings = knownSettings(account)
  if (settings === undefined) return undefined
  const lane = new ByteLane(answers)
  lane.use(settings)
  return lane
}

/** Half of a surrogate pair. */
const HALF_CHARACTER = /\p{Surrogate}/u
