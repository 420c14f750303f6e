import { writeFile } from 'node:fs/promises'
import { format, parse } from 'node:path'
import { renderFlashingSvg, type FlashingLine } from '../index.js'
import { CommandFailure } from './command-failure.js'
import { fileFailure } from './file-failure.js'

/**
 * Writes the picture of each side of a flashing: `apron.svg`, and of its further sides `apron-2.svg` and so on.
 * Deleted sides do not count (F4).
 */
export async function writePictures(
  { drawing = {}, otherSides = [] }: FlashingLine,
  file: string,
): Promise<void> {
  const sides = [drawing, ...otherSides].filter(({ isDeleted }) => isDeleted !== true)
  if (sides.length === 0) throw new CommandFailure('There is nothing to draw: every side is deleted.')
  for (const [index, side] of sides.entries()) {
    await writePicture(numbered(file, index + 1), renderFlashingSvg(side))
  }
}

/** The first stands for itself. */
function numbered(file: string, number: number): string {
  if (number === 1) return file
  const { dir, name, ext } = parse(file)
  return format({ dir, name: `${name}-${String(number)}`, ext })
}

async function writePicture(file: string, svg: string): Promise<void> {
  try {
    await writeFile(file, svg)
  } catch (error) {
    throw fileFailure(`Cannot write ${file}`, error, { ENOENT: 'there is no such folder' })
  }
}
