import { compareInterfaces, openApi } from 'quotewright/openapi'

export const breaking: number = compareInterfaces(openApi(), openApi()).breaking.length

// @ts-expect-error The title is a string.
openApi({ title: 5 })
