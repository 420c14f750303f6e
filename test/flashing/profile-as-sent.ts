import { drawProfile as draw } from '../../src/entries/flashing.js'
import type { DrawnProfile, Problem, ProfileEdge, ProfileOptions } from '../../src/entries/index.js'

/** Lists the problems of a profile from JavaScript, where arguments can have any type. */
export function checkProfile(edges: unknown, options: unknown = {}): readonly Problem[] {
  return drawProfile(edges, options).problems
}

/** Draws a profile. Returns an empty drawing if it has problems. */
export function drawProfile(
  edges: unknown,
  options: unknown = {},
): { readonly drawing: Partial<DrawnProfile>; readonly problems: readonly Problem[] } {
  const drawn = draw(edges as readonly ProfileEdge[], options as ProfileOptions)
  return drawn.ok ? { drawing: drawn.value, problems: [] } : { drawing: {}, problems: drawn.problems }
}
