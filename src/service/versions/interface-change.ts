/** What a change of an interface does to those who wrote a client before it (Z3, Z4). */
export type Compatibility = 'additive' | 'breaking'

/** Who writes what a schema describes: a client that asks, or the service that answers. */
export type Direction = 'request' | 'answer'

/** What changed at a place of an interface. */
export type ChangeKind =
  | 'added'
  | 'removed'
  /** Required of a request, and was optional; or was not there at all. */
  | 'required'
  /** Not required of a request any more. */
  | 'optional'
  /** Always in an answer, and was not. */
  | 'always_present'
  /** In an answer under conditions, and was always there. */
  | 'conditional'
  /** More is accepted or answered: a larger limit, another type, no pattern. */
  | 'looser'
  /** Less is accepted or answered. */
  | 'stricter'
  /** Another wire form: a type, a format, a pattern of what is answered. */
  | 'form'
  | 'default'
  | 'role'
  /** Changed so that no rule calls it safe. */
  | 'changed'
  /** One of the documents is no OpenAPI document, or nested too deep to be read. */
  | 'unreadable'

/** One change of an interface. */
export interface InterfaceChange {
  /** Where, as a JSON pointer: in the later document; in the earlier one for what was removed. */
  readonly at: string
  /** What changed there. */
  readonly change: ChangeKind
  /** The names that came or went: of enum values, types of errors or required fields. Empty where there are none. */
  readonly names: readonly string[]
}

/** What became of an interface. */
export interface InterfaceChanges {
  /** What may come any time (Z3). */
  readonly additive: readonly InterfaceChange[]
  /** What never comes within a major version (Z4). */
  readonly breaking: readonly InterfaceChange[]
  /** What is Preview, before or after: it may change any time, and go with 30 days' notice (Z5). */
  readonly preview: readonly InterfaceChange[]
}

/** Keeps a change. */
export type Report = (
  compatibility: Compatibility,
  change: ChangeKind,
  at: string,
  names?: readonly string[],
) => void

/** Where a part is in the earlier document, and where it is in the later one. */
export type Places = Readonly<Record<'before' | 'after', string>>

/** Keeps each change once, however many places share it. */
export function once(report: Report): Report {
  const reported = new Set<string>()
  return (compatibility, change, at, names = []) => {
    const said = [compatibility, change, at, ...names].join(' ')
    if (reported.has(said)) return
    reported.add(said)
    report(compatibility, change, at, names)
  }
}

/** A JSON pointer one step further. */
export function pointerAt(at: string, ...steps: readonly (string | number)[]): string {
  return steps.reduce<string>(
    (pointer, step) => `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    at,
  )
}
