import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { expect } from 'vitest'

/**
 * Compares a text with the file that a person has checked. `STORE=1 npx vitest run FILE` writes the files; read their
 * differences before you commit them.
 */
export function expectStored(text: string, file: URL): void {
  if (process.env['STORE'] === '1') writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
}
