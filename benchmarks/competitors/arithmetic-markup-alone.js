/** Calculates with numbers already read, including the markup of each line. Neither reads nor writes strings. */
import { RULES } from '../peers/arithmetic/rule.js'
import { workOnNumbers } from './arithmetic-work.js'

export const workOf = (key) => workOnNumbers(key, RULES.markup)
