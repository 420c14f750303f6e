import { errorTypes, operations, type Operation } from 'quotewright/service'

type ErrorType = keyof typeof errorTypes

export const creates: readonly Operation[] = operations.filter(({ takesRequestId }) => takesRequestId)

export const statusOfRefusal = (type: ErrorType): number => errorTypes[type]

// @ts-expect-error No type of error has this name.
export const wrong: ErrorType = 'teapot'
