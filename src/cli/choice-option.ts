import { InvalidArgumentError, Option } from 'commander'
import { nearName } from './near-name.js'

/** An option that takes one of some words; of a word that is none, what may have been meant is told. */
export function choiceOption(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices).argParser((typed) => {
    if (choices.includes(typed)) return typed
    const near = nearName(typed, choices)
    const meant = near === undefined ? '' : `\n(Did you mean ${near}?)`
    throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.${meant}`)
  })
}
