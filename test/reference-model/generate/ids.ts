import type { Json } from '../wire.js'
import { PREFIXES } from '../ids.js'
import type { Random } from './random.js'

const SUFFIX = '01hx5zq8k3v9m2n4p6r8t0w1y3'

/** Rarely returns an id of another kind (V5). */
export const anyPlainId = (random: Random): string | null =>
  random.weigh<string | null>([
    [60, random.pick(['north', 'kit_north', 'KIT-7', 'custom_1', '_cust_1', 'Prod_1', 'a cust_1'])],
    [3, ''],
    [2, null],
    [3, random.pick([...PREFIXES]) + random.pick([SUFFIX, '7', ''])],
  ])

export const anyPlainIds = (random: Random, fields: readonly string[], percent: number): Json =>
  Object.fromEntries(
    fields.filter(() => random.chance(percent)).map((field) => [field, anyPlainId(random)] as const),
  )
