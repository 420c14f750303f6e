import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { policies } from '../../src/languages/en/policies.js'
import { account } from '../../src/definitions/problems/account-problems.js'
import { catalogue } from '../../src/definitions/problems/catalogue-problems.js'
import { document } from '../../src/definitions/problems/document-problems.js'
import { flashing } from '../../src/definitions/problems/flashing-problems.js'
import { input } from '../../src/definitions/problems/input-problems.js'
import { kit } from '../../src/definitions/problems/kit-problems.js'
import { pricing } from '../../src/definitions/problems/pricing-problems.js'
import type { ProblemRecord } from '../../src/definitions/problems/problem-record.js'
import {
  DOCUMENT_WORDS,
  PROBLEM_WORDS,
  TEXT_WORDS,
  TYPE_WORDS,
} from '../../src/definitions/problems/problem-words.js'
import { service } from '../../src/definitions/problems/service-problems.js'
import { wire } from '../../src/definitions/problems/wire-problems.js'
import { messages, serviceMessages, typesOfTexts } from './problem-languages.js'
import { generatedFrom, type GeneratedFile } from './generated-file.js'
import { detailTypes, serviceDetailTypes } from './problem-details.js'
import { policiesInMessages } from './policies.js'
import { codesPage } from './problem-page.js'
import { sentencesBy } from './problem-sentences.js'

const SOURCE = 'src/definitions/problems/'

type Problems = readonly (readonly [code: string, problem: ProblemRecord])[]

const DOMAINS = { catalogue, wire, pricing, kit, flashing, document, account, input }

/** The names of codes and their order are a contract: a new code goes to the end of its domain. */
export const PROBLEMS = inDomains(...Object.values(DOMAINS))

/** The engine does not know the service's codes, because otherwise every bundle would contain their messages. */
export const SERVICE_PROBLEMS: typeof PROBLEMS = Object.entries(service)

/** Each section is short enough for a phone. */
const codeSections: Parameters<typeof codesPage>[0] = [
  ['Codes of requests and lines', inDomains(catalogue, wire, pricing, kit, document, account)],
  ['Codes of flashings and typed texts', inDomains(flashing, input)],
  ['Codes of the service', SERVICE_PROBLEMS],
]

function inDomains(...domains: readonly Readonly<Record<string, ProblemRecord>>[]): Problems {
  return domains.flatMap((domain) => Object.entries(domain))
}

/** The codes of a file outside the domains would be left out without notice. */
function checkDomains(): void {
  const files = readdirSync(fileURLToPath(new URL(`../../${SOURCE}`, import.meta.url)))
  const unknown = files.filter((name) => {
    const domain = /^(.*)-problems\.ts$/.exec(name)?.[1]
    return domain !== undefined && domain !== 'service' && !Object.hasOwn(DOMAINS, domain)
  })
  if (unknown.length > 0) throw new Error(`no codes are generated from ${SOURCE}${unknown.join(', ')}`)
}

export async function generateProblems(): Promise<readonly GeneratedFile[]> {
  checkDomains()
  return [
    { path: 'src/problem/codes.generated.ts', text: codes('ProblemCode', PROBLEMS) },
    { path: 'src/problem/details.generated.ts', text: generatedFrom(SOURCE) + detailTypes(PROBLEMS) },
    { path: 'src/problem/english.generated.ts', text: english() },
    { path: 'src/problem/messages.generated.ts', text: await messages(PROBLEMS) },
    { path: 'src/languages/problem-texts.generated.ts', text: typesOfTexts(PROBLEMS, SERVICE_PROBLEMS) },
    {
      path: 'src/service/problems/codes.generated.ts',
      text: codes('ServiceProblemCode', SERVICE_PROBLEMS),
    },
    {
      path: 'src/service/problems/details.generated.ts',
      text: generatedFrom(SOURCE) + serviceDetailTypes(SERVICE_PROBLEMS),
    },
    { path: 'src/service/problems/english.generated.ts', text: englishOfService() },
    { path: 'src/service/problems/messages.generated.ts', text: await serviceMessages(SERVICE_PROBLEMS) },
    codesPage(codeSections),
  ]
}

function codes(type: string, problems: typeof PROBLEMS): string {
  const list = `${type.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}S`
  const entries = problems.map(([code, { meaning, rules, example }]) => ({ code, meaning, rules, example }))
  return `${generatedFrom(SOURCE)}
/** The stable code of a problem, unlike the wording of its message. */
export type ${type} = ${problems.map(([code]) => `'${code}'`).join(' | ')}

export const ${list} = ${literal(entries)} as const
`
}

/** Takes undefined for the base layer. */
function codesIn(place: ProblemRecord['onlyIn']): typeof PROBLEMS {
  return PROBLEMS.filter(([, { onlyIn }]) => onlyIn === place)
}

/**
 * Layers let a bundle contain only the English sentences that its functions need. Functions that read typed texts
 * price nothing, so their sentences are in a separate layer.
 */
function english(): string {
  const layerOf = (entries: object): string => literal(entries).slice(1, -1)
  const layer = (place: ProblemRecord['onlyIn']): string => layerOf(sentencesOf(codesIn(place)))
  return `${generatedFrom(SOURCE)}
import type { MessageLanguage } from './format-message.js'

/** For functions that price no documents. */
export const ENGLISH_OF_RULES = ${literal({
    ...PROBLEM_WORDS,
    words: TYPE_WORDS,
    sentences: sentencesOf(codesIn(undefined)),
  })} satisfies MessageLanguage<string>

/** For forms, where no message names a policy. */
export const ENGLISH_OF_FORMS = {
  ...ENGLISH_OF_RULES,
  words: { ...ENGLISH_OF_RULES.words, ${layerOf(DOCUMENT_WORDS)} },
  sentences: { ...ENGLISH_OF_RULES.sentences, ${layer('documents')} },
} satisfies MessageLanguage<string>

/** For the pricing of documents. */
export const ENGLISH_OF_DOCUMENTS = {
  ...ENGLISH_OF_FORMS,
  words: { ...ENGLISH_OF_FORMS.words, ${layerOf(policiesInMessages(policies))} },
} satisfies MessageLanguage<string>

/** Adds the sentences of price tables: everything that a request can need. */
export const ENGLISH_OF_REQUESTS = {
  ...ENGLISH_OF_DOCUMENTS,
  sentences: { ...ENGLISH_OF_DOCUMENTS.sentences, ${layer('priceTables')} },
} satisfies MessageLanguage<string>

/** For typed texts alone. */
export const ENGLISH_OF_TEXTS = ${literal({
    ...PROBLEM_WORDS,
    words: TEXT_WORDS,
    sentences: sentencesOf(codesIn('texts')),
  })} satisfies MessageLanguage<string>

/** All English words, and the sentences of every \`ProblemCode\`. */
export const ENGLISH: MessageLanguage = {
  ...ENGLISH_OF_REQUESTS,
  words: { ...ENGLISH_OF_REQUESTS.words, ...ENGLISH_OF_TEXTS.words },
  sentences: { ...ENGLISH_OF_REQUESTS.sentences, ...ENGLISH_OF_TEXTS.sentences },
}
`
}

function sentencesOf(problems: typeof PROBLEMS): object {
  return sentencesBy(problems, ([, { english }]) => english)
}

/** Sentences of the service use the engine's words. */
function englishOfService(): string {
  return `${generatedFrom(SOURCE)}
import type { ServiceProblemCode } from './codes.js'

export const ENGLISH_SENTENCES: Readonly<Record<ServiceProblemCode, string | readonly string[]>> = ${literal(sentencesOf(SERVICE_PROBLEMS))}
`
}

/** The formatter later removes the quotes around names. */
function literal(data: object): string {
  return JSON.stringify(data, null, 2)
}
