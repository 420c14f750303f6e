import * as root from '../../src/entries/index.js'
import { argumentsOf, type Found, type AdversarialCase } from './adversarial-cases.js'
import { buildValue } from './build-value.js'
import { hostedBy, type Sight } from './hosted-by.js'

export type Outcome = { readonly problems: readonly Found[] } | { readonly value: unknown }

type Function = (...args: readonly unknown[]) => unknown

export function functionNamed(name: string): Function {
  const found = (root as Readonly<Record<string, unknown>>)[name]
  if (typeof found !== 'function') throw new Error(`the function ${name} does not exist`)
  return found as Function
}

export function allArgumentsOf(one: AdversarialCase, asked?: () => void): readonly unknown[] {
  const args = argumentsOf(one, asked)
  if (one.catalogue === undefined) return args
  const catalogue = root.parseCatalogue(buildValue(one.catalogue))
  if (!catalogue.ok) throw new Error(`the catalogue of "${one.name}" cannot be read`)
  return [...args, catalogue.value]
}

export function outcomeOf(one: AdversarialCase, args: readonly unknown[], sight?: Sight): Outcome {
  const call = functionNamed(one.call)
  return outcomeIn(hostedBy(one, () => call(...args), sight))
}

export function outcomeIn(answer: unknown): Outcome {
  const { ok, value, problems } = answer as {
    readonly ok?: unknown
    readonly value?: unknown
    readonly problems?: readonly root.Problem[]
  }
  if (ok === true) return { value }
  if (ok === false && problems !== undefined) return { problems: foundIn(problems) }
  return { value: answer }
}

export function foundIn(problems: readonly root.Problem[]): readonly Found[] {
  return problems.map(({ code, param }) => [code, param])
}
