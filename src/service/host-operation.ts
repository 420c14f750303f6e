import { operations } from './data/operations.js'
import { hostFilledText, hostMap, hostRecord, mustBe, type HostCheck } from './host-argument.js'

/** An operation, by its id or its name. */
export const hostOperation: HostCheck = mustBe('the name of an operation, such as CreateOrder', (value) =>
  operations.some(({ id, name }) => id === value || name === value),
)

/** An operation that answers with a list in pages. */
export const hostListOperation: HostCheck = mustBe(
  'the name of an operation with pages, such as ListOrders',
  (value) => operations.some(({ name, isList }) => isList && name === value),
)

/** The parameters of an operation's path: what is bound to one that is not there is bound to nothing. */
export function hostPathOf(operation: string): HostCheck {
  const path = operations.find(({ id, name }) => id === operation || name === operation)?.path ?? ''
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, hostFilledText] as const)
  const required = hostRecord(Object.fromEntries(parameters))
  return (value, name) => {
    required(value, name)
    hostMap(hostFilledText)(value, name)
  }
}
