/** Tests that a message has at most 20 words, as CONTRIBUTING.md asks. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { adviseFlashing } from '../../src/entries/flashing.js'
import {
  adviseOrder,
  adviseQuote,
  type AccountInput,
  type FlashingLineInput,
} from '../../src/entries/index.js'

const MAX_WORDS = 20

/** Messages with more words, by their last two names or their code, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'designer.keys': 'instructions for screen readers, with eight keys',
}

type Message = readonly [name: string, text: string]

/** Counts a placeholder as one word, and no number. */
function wordsIn(message: string): number {
  const text = message.replace(/^<\w+=\w+>/, '').replaceAll(/<[$#]?\w+>|\{\w+\}/g, 'placeholder')
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}

const longIn = (messages: readonly Message[]): readonly string[] =>
  messages
    .filter(([name, text]) => wordsIn(text) > MAX_WORDS && EXCEPTIONS[name] === undefined)
    .map(([name, text]) => `${name}, ${String(wordsIn(text))} words: ${text}`)

function messagesIn(value: unknown, names: readonly string[] = []): readonly Message[] {
  if (typeof value === 'string') return [[names.slice(-2).join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => messagesIn(part, [...names, name]))
}

const source = new URL('../../src/', import.meta.url)

async function exportsIn(folder: string): Promise<readonly unknown[]> {
  // The sentences of rules are those of docs/rules.md.
  const files = readdirSync(new URL(folder, source)).filter((file) => !file.startsWith('rules.'))
  return Promise.all(files.map((file) => import(new URL(`${folder}/${file}`, source).href)))
}

test.each(['en', 'de'])('the messages in %s have at most 20 words', async (language) => {
  const messages = messagesIn(await exportsIn(`languages/${language}`))
  expect(messages.length).toBeGreaterThan(500)
  expect(longIn(messages)).toEqual([])
})

test('the English messages of problems have at most 20 words', async () => {
  const sentences = messagesIn(await exportsIn('definitions/problems')).filter(([name]) =>
    /(?:^|\.)english(?:\.|$)/.test(name),
  )
  expect(sentences.length).toBeGreaterThan(100)
  expect(longIn(sentences)).toEqual([])
})

describe('the English messages of advice', () => {
  const advise = {
    advice: (request: FlashingLineInput, account: AccountInput) => adviseFlashing(request, account),
    quoteAdvice: adviseQuote,
    orderAdvice: adviseOrder,
  }
  interface Case {
    readonly kind: keyof typeof advise
    readonly account: AccountInput
    readonly request: never
  }

  test.each(['F11', 'V10'])('have at most 20 words in the vectors of %s', (rule) => {
    const file = new URL(`../vectors/rules/${rule}.json`, import.meta.url)
    const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly Case[] }
    const messages = cases
      .filter(({ kind }) => Object.hasOwn(advise, kind))
      .flatMap(({ kind, account, request }) => {
        const answer = advise[kind](request, account)
        return answer.ok ? answer.value.map(({ code, message }): Message => [code, message]) : []
      })
    expect(messages.length).toBeGreaterThan(5)
    expect(longIn(messages)).toEqual([])
  })
})
