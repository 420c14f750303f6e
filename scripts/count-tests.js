/**
 * Prints the last line of `.ci/run`: how many tests passed and failed. `npm start`, `npm run check` and `npm
 * run docs:build` count as one test each. A test that ran at two sizes counts once, and passes if it passed at
 * both.
 *
 *   node scripts/count-tests.js <exit codes of npm start, npm test, npm run test:full, npm run check and npm run docs:build>
 */
import { readFileSync } from 'node:fs'

const [start, short, full, check, site] = process.argv.slice(2).map(Number)
const isGood = new Map([
  ['npm start', start === 0],
  ['npm run check', check === 0],
  ['npm run docs:build', site === 0],
])

function count(name, exitCode) {
  let failures = 0
  try {
    const { testResults } = JSON.parse(readFileSync(`.tmp/tests/${name}.json`, 'utf8'))
    for (const { name: file, status, message, assertionResults } of testResults) {
      const seen = new Map()
      for (const { fullName, status } of assertionResults) {
        if (status !== 'passed' && status !== 'failed') continue
        // Several tests may have the same title.
        const times = (seen.get(fullName) ?? 0) + 1
        seen.set(fullName, times)
        add(`${file} > ${fullName} > ${times}`, status === 'passed')
      }
      // A file that could not be loaded has no failed tests, so the file counts as one failed test.
      if (status === 'failed' && !assertionResults.some((one) => one.status === 'failed')) {
        add(`${file}: ${message}`, false)
      }
    }
  } catch (error) {
    add(`the results at ${name} size: ${error.message}`, false)
  }
  // Any other failure, such as an error outside all tests, counts as one failed test.
  if (exitCode !== 0 && failures === 0) add(`the tests at ${name} size`, false)

  function add(test, passed) {
    if (!passed) failures += 1
    isGood.set(test, passed && (isGood.get(test) ?? true))
  }
}

count('short', short)
count('full', full)

const failed = [...isGood].filter(([, good]) => !good).map(([test]) => test)
for (const test of failed) console.error(`failed: ${test}`)
console.log(`${isGood.size - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
