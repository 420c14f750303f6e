/**
 * The OpenAPI document of the service, and the changes between two of them. The documents are large, so they have an
 * entry of their own: a server that only answers requests does not load them. The rules are in docs/service-rules.md.
 *
 * @example
 * import { compareInterfaces, openApi } from 'quotewright/openapi'
 *
 * assert.deepEqual(compareInterfaces(openApi(), openApi()), { additive: [], breaking: [], preview: [] })
 *
 * @packageDocumentation
 */
export { openApi } from '../service/openapi/open-api.js'
export { compareInterfaces } from '../service/versions/compare-interfaces.js'
