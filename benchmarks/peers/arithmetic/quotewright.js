import { pathToFileURL } from 'node:url'
import { KERNEL } from '../../checkout.js'
import { MINIMUM_LENGTH, TAX_RATE } from './rule.js'

const { arithmeticFor } = await import(pathToFileURL(KERNEL).href)

/** The functions that the engine itself calls for a line. */
export const quotewright = { name: 'quotewright', ...arithmeticFor(TAX_RATE, MINIMUM_LENGTH) }
