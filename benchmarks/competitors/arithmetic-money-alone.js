/** From numbers that were read before to numbers, money alone. */
import { RULES } from '../peers/arithmetic/rule.js'
import { workOnNumbers } from './arithmetic-work.js'

export const workOf = (key) => workOnNumbers(key, RULES.money)
