import { ENGLISH } from './message-english.js'
import { messageFormatter } from './format-message.js'

/** The message of every problem. */
export const messageOf = /* @__PURE__ */ messageFormatter(ENGLISH)
