/** Calculates from the strings of a quote to strings of micros, without markups. */
import { RULES } from '../peers/arithmetic/rule.js'
import { workFromStrings } from './arithmetic-work.js'

export const workOf = (key) => workFromStrings(key, RULES.money)
