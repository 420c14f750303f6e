/**
 * Tests for a `Uint8Array`, such as a `Buffer`. `instanceof` would refuse one from another window, frame or
 * `vm` context, and test runners run code in such contexts.
 */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
}
