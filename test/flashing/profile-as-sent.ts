import { checkProfile as check } from '../../src/flashing/check-profile.js'
import { drawProfile as draw } from '../../src/flashing/draw-profile.js'
import type { FlashingDrawing } from '../../src/entries/index.js'
import { allOf, type LocatedProblem } from '../../src/problem/located-problem.js'
import { inRequestOrder } from '../../src/problem/request-order.js'
import { listOf, readWhole } from '../../src/wire/reading.js'
import { NO_PROFILE_EDGE, readProfileEdge, readProfileOptions } from '../../src/wire/options.generated.js'

/** A profile as anybody may send it, read and checked as the public function does. */
function checked(edges: unknown, options: object) {
  const list = readWhole(edges, listOf(readProfileEdge, NO_PROFILE_EDGE))
  const known = readWhole(options, readProfileOptions)
  const unreadable = allOf([list.problems, known.problems])
  const { profile, problems } = check(list.read ?? [], known.read ?? {})
  return { profile, problems: inRequestOrder(allOf([unreadable, problems]), edges, unreadable) }
}

/** Everything that is wrong with a profile. */
export function checkProfile(edges: unknown, options: object = {}): readonly LocatedProblem[] {
  return checked(edges, options).problems
}

/** The drawing of a profile, an empty object when anything is wrong. */
export function drawProfile(
  edges: unknown,
  options: object = {},
): { readonly drawing: Partial<FlashingDrawing>; readonly problems: readonly LocatedProblem[] } {
  const { profile, problems } = checked(edges, options)
  if (profile === undefined || problems.length > 0) return { drawing: {}, problems }
  const drawn = draw(profile)
  return { drawing: drawn.drawing ?? {}, problems: drawn.problems }
}
