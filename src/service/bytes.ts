/** Avoids `instanceof`, which refuses an array of another window or `vm` context, as in test runners. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
}
