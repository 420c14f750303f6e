import type { ProblemRecords } from './problem-record.js'
import { catalogue } from './problems/catalogue.js'
import { document } from './problems/document.js'
import { flashing } from './problems/flashing.js'
import { kit } from './problems/kit.js'
import { pricing } from './problems/pricing.js'
import { wire } from './problems/wire.js'

/**
 * Every code, by domain, in the order in which codes are published. The names of codes are a contract, and so is their
 * order: a new domain goes to the end.
 */
export const PROBLEM_DOMAINS: readonly ProblemRecords[] = [catalogue, wire, pricing, kit, flashing, document]
