import type { PictureOptions } from '../flashing/picture/render-flashing-svg.js'
import { fieldsOf, objectOf } from './object.js'
import type { Reader } from './reading.js'
import { jsonNumber, nameOf, text } from './scalars.js'

/** What can be read of a picture's options. */
export const pictureOptions: Reader<PictureOptions> = objectOf(
  fieldsOf<PictureOptions>({
    title: text,
    theme: nameOf(['auto', 'light', 'dark'] as const),
    unitLabel: text,
    width: jsonNumber,
    height: jsonNumber,
  }),
)
