/**
 * Does the least that any program does with a file of JSON lines: parses each line, and on request writes it
 * again.
 */
import { readFileSync, writeSync } from 'node:fs'

const PIECE = 65_536

const [file, isWriting] = process.argv.slice(2)
let written = ''
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line === '') continue
  const value = JSON.parse(line)
  if (isWriting !== 'write') continue
  written += `${JSON.stringify(value)}\n`
  if (written.length < PIECE) continue
  writeSync(1, written)
  written = ''
}
if (written !== '') writeSync(1, written)
