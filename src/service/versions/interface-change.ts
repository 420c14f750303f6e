// Z3, Z4
export type Compatibility = 'additive' | 'breaking'

/** The client writes a request, the service an answer. */
export type Direction = 'request' | 'answer'

/** The kind of change at a place of an interface. */
export type ChangeKind =
  | 'added'
  | 'removed'
  /** Clients must now give the part. Before, it was optional or did not exist. */
  | 'required'
  /** Clients no longer have to give the part. */
  | 'optional'
  /** Answers now always have the part. */
  | 'always_present'
  /** Answers no longer always have the part. */
  | 'conditional'
  /** More is accepted or answered: a larger limit, another type, a pattern removed. */
  | 'looser'
  /** Less is accepted or answered. */
  | 'stricter'
  /** The written form changes: a type, a format, a pattern, or the style of a parameter. */
  | 'form'
  /** The default value changes. */
  | 'default'
  /** The role that the operation needs changes. */
  | 'role'
  /** Another change that no rule calls safe. */
  | 'changed'
  /**
   * One of the documents is not an OpenAPI document, is nested too deeply, or has schemas that contain each other in
   * more than 10,000 ways.
   */
  | 'unreadable'

/** One change of an interface. */
export interface InterfaceChange {
  /**
   * A JSON pointer into the later document, or into the earlier one for something removed. For the schema of a parameter,
   * its location and name replace its index: `/parameters/query pageSize/schema`. A path parameter has its position in
   * place of its name: `path 0`.
   */
  readonly at: string
  /** The kind of change. */
  readonly change: ChangeKind
  /**
   * The names that changed: enum values, types, types of errors, required fields, or the location and name (or
   * position) of a parameter. Empty for other changes.
   */
  readonly names: readonly string[]
}

/** The changes of an interface. */
export interface InterfaceChanges {
  /** Changes that may come at any time (Z3). */
  readonly additive: readonly InterfaceChange[]
  /** Changes that never come within a major version (Z4). */
  readonly breaking: readonly InterfaceChange[]
  /**
   * Changes of operations that are previews in either document. Previews may change at any time, and be
   * withdrawn with 30 days' notice (Z5).
   */
  readonly preview: readonly InterfaceChange[]
}

export type Report = (
  compatibility: Compatibility,
  change: ChangeKind,
  at: string,
  names?: readonly string[],
) => void

export type Places = Readonly<Record<'before' | 'after', string>>

/** Drops repeated reports of a change. */
export function once(report: Report): Report {
  const reported = new Set<string>()
  return (compatibility, change, at, names = []) => {
    const entry = JSON.stringify([compatibility, change, at, names])
    if (reported.has(entry)) return
    reported.add(entry)
    report(compatibility, change, at, names)
  }
}

export function pointerAt(at: string, ...steps: readonly (string | number)[]): string {
  return steps.reduce<string>(
    (pointer, step) => `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    at,
  )
}
