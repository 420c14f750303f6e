/** Calculates from the strings of a quote to strings, including the markup of each line. */
import { RULES } from '../peers/arithmetic/rule.js'
import { workFromStrings } from './arithmetic-work.js'

export const workOf = (key) => workFromStrings(key, RULES.markup)
