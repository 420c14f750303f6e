import { ENGLISH } from './message-english.js'
import { tellerIn } from './tell.js'

/** The message of every problem. */
export const messageOf = /* @__PURE__ */ tellerIn(ENGLISH)
