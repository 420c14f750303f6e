import { expect, test } from 'vitest'

/** A wrong argument of the host: its description, the call, and the argument that the error names. */
export type HostFault = readonly [what: string, call: () => unknown, names: string]

/** Tests that each call throws a TypeError whose message begins with the argument (E8). */
export function testHostFaults(faults: readonly HostFault[]): void {
  test.each(faults)('%s throws a TypeError', (_, call, names) => {
    expect(call).toThrow(TypeError)
    expect(call).toThrow(
      expect.objectContaining({ message: expect.stringMatching(startOf(names)) as string }),
    )
  })
}

const startOf = (names: string): RegExp => new RegExp(`^${names.replace(/[.[\]]/g, '\\$&')} must (be|have) `)
