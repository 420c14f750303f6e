import * as validator from '@hono/standard-validator'
import * as ajv from 'ajv/dist/2020.js'
import * as hono from 'hono'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import * as root from '../../src/entries/index.js'
import * as schemas from '../../src/entries/schemas.js'

/** The modules that scripts of the page may import, by the names that readers use. */
const MODULES: Readonly<Record<string, unknown>> = {
  quotewright: root,
  'quotewright/schemas': schemas,
  hono,
  '@hono/standard-validator': validator,
  'ajv/dist/2020.js': ajv,
}

const page = readFileSync(new URL('../../docs/schemas.md', import.meta.url), 'utf8')
const scripts = [...page.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code)
/** The complete scripts. The others are lines for an existing program. */
const whole = scripts.filter((code) => code.startsWith('import '))

type Script = (require: (name: string) => unknown, exports: object, console: object) => Promise<void>
const AsyncFunction = Object.getPrototypeOf(async () => Promise.resolve()) as {
  readonly constructor: new (...parts: readonly string[]) => Script
}

async function run(code: string): Promise<readonly unknown[]> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const claims: unknown[] = []
  const require = (name: string): unknown => {
    if (!(name in MODULES)) throw new Error(`the page imports ${name}`)
    return MODULES[name]
  }
  const script = new AsyncFunction.constructor('require', 'exports', 'console', outputText)
  await script(require, {}, { assert: (claim: unknown) => claims.push(claim) })
  return claims
}

describe('the page about schemas', () => {
  test('has four scripts, of which two are complete', () => {
    expect([scripts.length, whole.length]).toEqual([4, 2])
  })

  test.each(whole.map((code) => [code.split('\n')[0], code] as const))(
    'has a script whose assertions hold: %s',
    async (_, code) => {
      const claims = await run(code)
      expect(claims.length).toBeGreaterThan(1)
      expect(claims.every(Boolean)).toBe(true)
    },
  )

  test('names every published schema', () => {
    for (const name of Object.keys({ ...root, ...schemas }).filter((one) => one.endsWith('Schema')))
      expect(page).toContain(`\`${name}\``)
  })
})
