import { operations } from './data/operations.js'
import { hostFilledText, hostMap, hostRecord, mustBe, type HostCheck } from './host-argument.js'

/** Checks the id or the name of an operation. */
export const hostOperation: HostCheck = mustBe('the name of an operation, such as CreateOrder', (value) =>
  operations.some(({ id, name }) => id === value || name === value),
)

export const hostListOperation: HostCheck = mustBe(
  'the name of an operation with pages, such as ListOrders',
  (value) => operations.some(({ name, isList }) => isList && name === value),
)

/** Checks the parameters of an operation's path: each must be present, and a string that is not empty. */
export function hostPathOf(operation: string): HostCheck {
  const path = operations.find(({ id, name }) => id === operation || name === operation)?.path ?? ''
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, hostFilledText] as const)
  const required = hostRecord(Object.fromEntries(parameters))
  return (value, name) => {
    required(value, name)
    hostMap(hostFilledText)(value, name)
  }
}
