import { operations } from './data/operations.js'
import * as check from './host-argument.js'

export const hostOperation: check.Check = check.mustBe(
  'the name of an operation, such as CreateOrder',
  (value) => operations.some(({ id, name }) => id === value || name === value),
)

export const hostListOperation: check.Check = check.mustBe(
  'the name of a paged operation, such as ListOrders',
  (value) => operations.some(({ name, isList }) => isList && name === value),
)

export function hostPathOf(operation: string): check.Check {
  const path = operations.find(({ id, name }) => id === operation || name === operation)?.path ?? ''
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => [name, check.filledText] as const,
  )
  const required = check.record(Object.fromEntries(parameters))
  return (value, name) => {
    required(value, name)
    check.map(check.filledText)(value, name)
  }
}
