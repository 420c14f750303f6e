/** Calculates with numbers already read, without markups. Neither reads nor writes strings. */
import { RULES } from '../peers/arithmetic/rule.js'
import { workOnNumbers } from './arithmetic-work.js'

export const workOf = (key) => workOnNumbers(key, RULES.money)
