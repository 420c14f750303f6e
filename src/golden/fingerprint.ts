import { sha256 } from '@noble/hashes/sha2'
import { base64urlnopad } from '@scure/base'
import { canonicalText } from './canonical-text.js'

const REQUEST_BYTES = 12
const LINE_BYTES = 6

export const LINE_CHARACTERS = (LINE_BYTES * 4) / 3

/** Returns 16 characters. Ignores the key order. */
export function fingerprintOf(value: unknown): string {
  return hashOf(canonicalText(value), REQUEST_BYTES)
}

/** Returns 8 characters. */
export function lineFingerprintOf(line: unknown): string {
  return hashOf(canonicalText(line), LINE_BYTES)
}

/** Base64url of RFC 4648. Both byte counts are multiples of three, so the text needs no padding. */
function hashOf(text: string, bytes: number): string {
  return sha256OfHost === undefined
    ? base64urlnopad.encode(sha256(text).subarray(0, bytes))
    : sha256OfHost('sha256', text, 'base64url').slice(0, (bytes * 4) / 3)
}

type Hash = (algorithm: 'sha256', text: string, encoding: 'base64url') => string

/** Node's own hash is ten times as fast. A browser has no synchronous hash. */
const sha256OfHost = /* @__PURE__ */ hashOfHost()

function hashOfHost(): Hash | undefined {
  const { process } = globalThis as { readonly process?: { readonly getBuiltinModule?: unknown } }
  const builtIn = process?.getBuiltinModule
  if (typeof builtIn !== 'function') return undefined
  const module = (builtIn as (name: string) => { readonly hash?: Hash } | undefined)('node:crypto')
  return typeof module?.hash === 'function' ? module.hash : undefined
}
