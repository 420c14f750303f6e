/**
 * Returns the OpenAPI document of the service, and lists the changes between two versions of it. The document is
 * large, so it has its own entry: a server that only answers requests does not load it.
 * `docs/service-rules.md` has the rules of the service.
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
