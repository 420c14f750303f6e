import { expect, test } from 'vitest'

/** Names the argument in the error. */
export type HostFault = readonly [what: string, call: () => unknown, names: string]

/** Passes values that the types of TypeScript exclude. */
export const wrong = (value: unknown): never => value as never

/** E8: the message begins with the argument. */
export function expectHostFault(call: () => unknown, names: string): void {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(expect.objectContaining({ message: expect.stringMatching(startOf(names)) as string }))
}

export function testHostFaults(faults: readonly HostFault[]): void {
  test.each(faults)('%s throws a TypeError', (_, call, names) => {
    expectHostFault(call, names)
  })
}

const startOf = (names: string): RegExp => new RegExp(`^${names.replace(/[.[\]]/g, '\\$&')} must (be|have) `)
