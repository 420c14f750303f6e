/**
 * Reports the public types of each entry of the package, from the built declarations, in `index.api.md` and so on. A
 * difference is a change that users see, so read it before you commit it.
 *
 *   npm run api                   builds, and writes the reports
 *   npm run check -- build api    compares them with the build; exits with 1 if they differ
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import process from 'node:process'
import { fileURLToPath, URL } from 'node:url'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'

const home = fileURLToPath(new URL('../', import.meta.url))
const isWriting = process.argv.includes('--write')
const settings = ExtractorConfig.loadFile(`${home}api-extractor.json`)
// The tool looks for its folders before it makes them.
mkdirSync(`${home}.tmp/api`, { recursive: true })

const entries = declaredEntries()
const configs = entries.map(configOf)
// One program for all entries, which share most declarations.
const compilerState = CompilerState.create(configs[0], {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
})
const wrong = entries.filter((_, index) => !report(configs[index])).map(({ name }) => `api/${name}.api.md`)
const left = readdirSync(`${home}api`)
  .filter((file) => file.endsWith('.api.md') && !entries.some(({ name }) => file === `${name}.api.md`))
  .map((file) => `api/${file}`)
for (const file of wrong) process.stderr.write(`${file} differs from what was built.\n`)
for (const file of left) process.stderr.write(`${file} is the report of no entry.\n`)
if (wrong.length > 0) process.stderr.write('If the change is meant: npm run api, and read the difference.\n')
process.exitCode = wrong.length + left.length > 0 ? 1 : 0

/** The entries of the package that are code, by its own `exports`: the name and the declarations of each. */
function declaredEntries() {
  const { exports } = JSON.parse(readFileSync(`${home}package.json`, 'utf8'))
  return Object.values(exports)
    .map(({ types }) => types)
    .filter((types) => types !== undefined)
    .map((types) => ({ name: basename(types, '.d.ts'), types }))
}

function configOf({ name, types }) {
  const configObject = {
    ...settings,
    mainEntryPointFilePath: `${home}${types}`,
    apiReport: { ...settings.apiReport, reportFileName: name },
  }
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: `${home}api-extractor.json`,
    packageJsonFullPath: `${home}package.json`,
  })
}

/** Tests whether the report of an entry is up to date. With `--write`, it is written first. */
function report(extractorConfig) {
  const { apiReportChanged, errorCount } = Extractor.invoke(extractorConfig, {
    compilerState,
    localBuild: isWriting,
    messageCallback: silenceTheUsual,
  })
  return errorCount === 0 && (isWriting || !apiReportChanged)
}

/** The tool's own words on what it does; those on the differences are above. */
function silenceTheUsual(message) {
  if (message.logLevel === 'error') return
  message.handled = true
}
