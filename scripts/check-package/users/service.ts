import { errorTypes, operations, type ErrorType, type Operation } from 'quotewright/service'

export const creates: readonly Operation[] = operations.filter(({ takesRequestId }) => takesRequestId)

export const statusOfRefusal = (type: ErrorType): number => errorTypes[type]

// @ts-expect-error No type of error has this name.
export const wrong: ErrorType = 'teapot'
