import { errorTypes } from '../../src/service/data/error-types.js'
import { eventTypes } from '../../src/service/data/events.js'
import { operations } from '../../src/service/data/operations.js'
import { serviceLimits } from '../../src/service/data/service-limits.js'
import {
  DELIVERY_STATES,
  FULFILMENT_METHODS,
  PAYMENT_STATUSES,
  RECEIVED_STATUSES,
  WEBHOOK_STATUSES,
} from '../../src/definitions/service-enums.js'
import type { GeneratedFile } from './generated-file.js'

const names = { PAYMENT_STATUSES, RECEIVED_STATUSES, FULFILMENT_METHODS, WEBHOOK_STATUSES, DELIVERY_STATES }

export function serviceData(): readonly GeneratedFile[] {
  return Object.entries({ operations, eventTypes, errorTypes, serviceLimits, names }).map(([name, data]) => ({
    path: `test/vectors/service/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`,
    text: JSON.stringify(data, null, 2),
  }))
}
