/** `npm run generate`: writes every generated file, and removes obsolete ones. */
import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generatedFiles, generatedOnDisk, root } from './files.js'
import { missingFilesOfLanguages } from './languages.js'

const missing = missingFilesOfLanguages()
if (missing.length > 0) {
  console.error(`Nothing is written. Missing texts of a language: ${missing.join(', ')}`)
  process.exit(1)
}
const files = await generatedFiles().catch((cause: unknown) => {
  console.error(
    'Nothing is written. A table may lack an entry for a new name: `npx tsc --noEmit` names the place.',
  )
  console.error(cause)
  process.exit(1)
})
let changesSources = false
for (const [path, text] of files) {
  const before = await readFile(join(root, path), 'utf8').catch(() => undefined)
  if (before === text) continue
  await writeFile(join(root, path), text)
  console.log(`wrote ${path}`)
  changesSources ||= path.endsWith('.ts')
}
for (const path of generatedOnDisk()) {
  if (files.has(path)) continue
  await rm(join(root, path))
  console.log(`removed ${path}`)
}
// Other generated files depend on the sources, which this process has already loaded.
if (changesSources) {
  const again = spawnSync(process.execPath, [...process.execArgv, import.meta.filename], { stdio: 'inherit' })
  process.exitCode = again.status ?? 1
}
