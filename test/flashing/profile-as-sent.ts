import { drawProfile as draw } from '../../src/entries/flashing.js'
import type { DrawnProfile, Problem, ProfileEdge, ProfileOptions } from '../../src/entries/index.js'

/** Everything that is wrong with a profile as anybody may send it. */
export function checkProfile(edges: unknown, options: unknown = {}): readonly Problem[] {
  return drawProfile(edges, options).problems
}

/** The drawing of a profile, an empty object when anything is wrong. */
export function drawProfile(
  edges: unknown,
  options: unknown = {},
): { readonly drawing: Partial<DrawnProfile>; readonly problems: readonly Problem[] } {
  const drawn = draw(edges as readonly ProfileEdge[], options as ProfileOptions)
  return drawn.ok ? { drawing: drawn.value, problems: [] } : { drawing: {}, problems: drawn.problems }
}
