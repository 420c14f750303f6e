import { drawProfile as draw } from '../../src/entries/flashing.js'
import type { DrawnProfile, Problem, ProfileEdge, ProfileOptions } from '../../src/entries/index.js'

export function checkProfile(edges: unknown, options: unknown = {}): readonly Problem[] {
  return drawProfile(edges, options).problems
}

/** Returns an empty drawing if the profile has problems. */
export function drawProfile(
  edges: unknown,
  options: unknown = {},
): { readonly drawing: Partial<DrawnProfile>; readonly problems: readonly Problem[] } {
  const drawn = draw(edges as readonly ProfileEdge[], options as ProfileOptions)
  return drawn.ok ? { drawing: drawn.value, problems: [] } : { drawing: {}, problems: drawn.problems }
}
