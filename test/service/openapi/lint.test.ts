import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openApi } from '../../../src/entries/openapi.js'

test.each([
  ['with a server', openApi({ title: 'Quotes', serverUrl: 'https://quotes.acme.test' })],
  ['without a server', openApi()],
])('the OpenAPI linter finds no problem in the document %s', async (_, document) => {
  // The host must choose the licence of its interface.
  const config = await createConfig({ extends: ['recommended-strict'], rules: { 'info-license': 'off' } })
  const source = JSON.stringify(document)
  const problems = await lintFromString({ source, config, absoluteRef: '/openapi.json' })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('the OpenAPI linter finds a duplicate operation id', async () => {
  const { paths, ...others } = openApi() as { readonly paths: Readonly<Record<string, { get: object }>> }
  const changed = { ...others, paths: { ...paths, '/v1/copied': paths['/v1/company'] } }
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify(changed)
  const problems = await lintFromString({ source, config, absoluteRef: '/openapi.json' })
  expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique')
})
