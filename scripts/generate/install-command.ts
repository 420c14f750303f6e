import packageJson from '../../package.json' with { type: 'json' }
import type { GeneratedFile } from './generated-file.js'
import { betweenMarks, pageAt, pagesOfDocs } from './pages.js'

/** Set it to true after publishing, then run `npm run generate`. */
const IS_PUBLISHED = false as boolean

export const TARBALL = `${packageJson.name}-${packageJson.version}.tgz`

export const INSTALLED: string = IS_PUBLISHED ? packageJson.name : `../${packageJson.name}/${TARBALL}`

const BEFORE_INSTALLING = IS_PUBLISHED
  ? ''
  : `quotewright is not on the npm registry yet. Clone it into a folder named \`quotewright\`, and build the package there, which takes a minute or two:

\`\`\`sh
npm ci
npm pack
\`\`\``

const START = '<!-- before installing -->'
const END = '<!-- end of before installing -->'
/** Pages without the command have this sentence. */
const SENTENCE = /(<!-- npm -->).*?(<!-- \/npm -->)/g
const NOT_PUBLISHED = IS_PUBLISHED ? '' : 'It is not on the npm registry yet.'
/** The first screen of README.md has the steps in one sentence. */
const STEPS = /(<!-- clone -->).*?(<!-- \/clone -->)/g
const CLONE = IS_PUBLISHED
  ? ''
  : 'It is not on the npm registry yet: clone it into a folder named `quotewright` next to your project, and run `npm ci && npm pack` there.'
const COMMAND = /npm install (?:\S*\/quotewright-\d\S*\.tgz|quotewright)(?![\w-])/g

export function withInstallCommand(page: string): string {
  const explained = page.includes(START) ? betweenMarks(page, START, END, BEFORE_INSTALLING) : page
  return explained
    .replaceAll(SENTENCE, `$1${NOT_PUBLISHED}$2`)
    .replaceAll(STEPS, `$1${CLONE}$2`)
    .replaceAll(COMMAND, `npm install ${INSTALLED}`)
}

export function installCommands(): readonly GeneratedFile[] {
  return ['README.md', ...pagesOfDocs()].flatMap((path) => {
    const page = pageAt(path)
    return page.search(COMMAND) === -1 && page.search(SENTENCE) === -1
      ? []
      : [{ path, text: withInstallCommand(page) }]
  })
}
