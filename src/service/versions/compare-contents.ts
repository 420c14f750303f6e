import type { Comparing } from './comparing.js'
import { pointerAt, type Places } from './interface-change.js'
import { isSame, partAt, type JsonPart } from './json-parts.js'

// Z3, Z4
export function compareContents(before: JsonPart, after: JsonPart, at: Places, comparing: Comparing): void {
  // Nothing is known of a target in another document.
  if (!isSame(before['$ref'], after['$ref'])) comparing.report('breaking', 'changed', at.after)
  const [old, now] = [partAt(before, 'content'), partAt(after, 'content')]
  for (const type of Object.keys({ ...old, ...now })) {
    const [was, is] = [old, now].map((content) => keyOfType(type, content))
    const [from, to] = [
      pointerAt(at.before, 'content', was ?? type),
      pointerAt(at.after, 'content', is ?? type),
    ]
    if (is === undefined) comparing.report('breaking', 'removed', from)
    else if (was === undefined) comparing.report('additive', 'added', to)
    else {
      const places = { before: pointerAt(from, 'schema'), after: pointerAt(to, 'schema') }
      compareSchema(partAt(old, was)['schema'], partAt(now, is)['schema'], places, comparing)
    }
  }
}

function keyOfType(type: string, content: JsonPart): string | undefined {
  const ranges = [type, type.replace(/\/.*/, '/*'), '*/*']
  return ranges.find((range) => Object.hasOwn(content, range))
}

/** Either schema may be absent. */
export function compareSchema(before: unknown, after: unknown, at: Places, comparing: Comparing): void {
  const [old, now] = [
    { value: before, at: at.before },
    { value: after, at: at.after },
  ]
  comparing.compareSchemas([old], [now], at.after, comparing)
}
