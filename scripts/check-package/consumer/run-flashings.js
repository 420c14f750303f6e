/**
 * Compares figures with those of the root entry in the current Node, and with those that each sample declares.
 * Pictures must equal those in the repository.
 */
export function runFlashings(library, flashings) {
  const failures = []
  for (const { name, line, figures, pictures } of flashings) {
    const measured = figuresOf(library, line)
    if (JSON.stringify(measured) !== figures) failures.push(`${name} has different figures`)
    if (!declaredIn(line, measured)) failures.push(`${name} does not have the figures that it declares`)
    for (const { file, side, svg } of pictures) {
      if (library.renderFlashingSvg(side) !== svg) failures.push(`${file} is drawn differently`)
    }
  }
  const pictures = flashings.flatMap((flashing) => flashing.pictures)
  return { of: 2 * flashings.length + pictures.length, failures }
}

export function figuresOf({ adviseFlashing, cutList, measureFlashing }, line) {
  return {
    measured: measureFlashing(line, ACCOUNT),
    advice: adviseFlashing(line, ACCOUNT),
    cutList: cutList(line, ACCOUNT, { stockLengthMm: 6000 }),
  }
}

const ACCOUNT = { currency: 'AUD', minimumFlashingLengthMm: 250 }

function declaredIn(line, { measured }) {
  if (!measured.ok) return false
  return ['bends', 'totalGirth', 'totalLength'].every((figure) => measured.value[figure] === line[figure])
}
