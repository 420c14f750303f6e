import { isInnerAngle } from '../designing/designed.js'
import { soundSize } from '../designing/sound-design.js'

/** Whether a text that was read is the length of an edge or the width of a fold, in mm. */
export function isSize(value: string): boolean {
  return soundSize(Number(value)) !== undefined
}

/** Whether it is an angle between two edges, in degrees. */
export function isAngle(value: string): boolean {
  return isInnerAngle(Number(value))
}
