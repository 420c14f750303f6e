import type { Canvas, ProfileEdge, ProfileFinish, ProfileOptions } from '../flashing/profile-edge.js'
import { DRAWING_SIDES, FINISH_TYPES } from '../model/drawing.js'
import { listOf } from './list.js'
import { fieldsOf, objectOf } from './object.js'
import type { Reader } from './reading.js'
import { enumOf, flag, jsonInteger, jsonNumber, nameOf, text } from './scalars.js'
import type { Sent } from './sent.js'

const finish = objectOf(
  fieldsOf<Sent<ProfileFinish>>({ type: enumOf(FINISH_TYPES), size: jsonNumber, flip: flag }),
)

type SentEdge = Sent<Omit<ProfileEdge, 'finish'>> & { readonly finish?: Sent<ProfileFinish> }

const edge = objectOf(fieldsOf<SentEdge>({ size: jsonNumber, turn: jsonNumber, hidden: flag, finish }))

/** The edges of a profile, as far as they can be read: what is missing in them is told by whoever draws them. */
export const profileEdges: Reader<readonly SentEdge[]> = listOf(edge, {})

const canvas = objectOf(fieldsOf<Sent<Canvas>>({ width: jsonNumber, height: jsonNumber, margin: jsonNumber }))

type SentOptions = Sent<Omit<ProfileOptions, 'canvas' | 'endFinish'>> & {
  readonly canvas?: Sent<Canvas>
  readonly endFinish?: Sent<ProfileFinish>
}

export const profileOptions: Reader<SentOptions> = objectOf(
  fieldsOf<SentOptions>({
    side: enumOf(DRAWING_SIDES),
    drawingNumber: jsonInteger,
    tempId: text,
    heading: jsonNumber,
    canvas,
    endFinish: finish,
    colourSide: nameOf(['left', 'right'] as const),
    hideAngles: flag,
  }),
)
