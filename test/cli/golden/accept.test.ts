import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()

test('golden accept keeps every reason of six commands that run at once', async () => {
  const request = folder.write('request.json', {
    customerId: 'cust_1',
    lines: [{ notes: { text: 'Scaffolding' } }],
  })
  const golden = join(folder.path, 'year.golden')
  await runWith(['golden', 'record', request, '--out', golden])
  const causes = ['a', 'b', 'c', 'd', 'e', 'f']
  const results = await Promise.all(
    causes.map((cause) =>
      runWith(['golden', 'accept', golden, '--cause', cause, '--reason', `for ${cause}`]),
    ),
  )
  expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0, 0, 0])
  const file = `${golden}.accepted.json`
  const { accepted } = JSON.parse(readFileSync(file, 'utf8')) as { readonly accepted: unknown }
  expect(accepted).toEqual(causes.map((cause) => ({ cause, reason: `for ${cause}` })))
  expect(existsSync(`${file}.lock`)).toBe(false)
})
