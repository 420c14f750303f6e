/** From numbers that were read before to numbers, with the markup of each line. */
import { RULES } from '../peers/arithmetic/rule.js'
import { workOnNumbers } from './arithmetic-work.js'

export const workOf = (key) => workOnNumbers(key, RULES.markup)
