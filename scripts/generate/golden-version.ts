import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generatedFrom, type GeneratedFile } from './generated-file.js'

export function goldenVersion(): readonly GeneratedFile[] {
  const textOf = (path: string): string =>
    readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  const { version } = JSON.parse(textOf('package.json')) as { readonly version: string }
  const rules = createHash('sha256').update(textOf('docs/rules.md')).digest('base64url').slice(0, 16)
  return [
    {
      path: 'src/golden/version.generated.ts',
      text: `${generatedFrom('package.json and docs/rules.md')}
/** The version of this package. */
export const ENGINE_VERSION = '${version}'

/** The first 96 bits of SHA-256 of docs/rules.md, as base64url. It changes with the wording of any rule. */
export const RULES_FINGERPRINT = '${rules}'
`,
    },
  ]
}
