import { newId, type IdKind } from 'quotewright/service'
import type { Host } from '../host.ts'

export function idFor(host: Host, kind: IdKind): string {
  return newId(kind, host.now().getTime(), host.random(10))
}
