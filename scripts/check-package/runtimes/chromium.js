import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as browserType } from 'playwright-core'
import { bundle } from '../bundle.js'
import { packagesOf } from '../entries.js'
import { serve } from './serve.js'

const PROGRAMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const PARAMETERS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The version is unknown until the browser has started. */
export function chromium() {
  return {
    row: 'Chromium',
    prepare: async () => {
      const executablePath = process.env['CHROMIUM'] ?? PROGRAMS.find((program) => existsSync(program))
      if (executablePath === undefined) throw new Error('no Chromium is installed; CHROMIUM can name one')
      const browser = await browserType.launch({ executablePath, headless: true, args: PARAMETERS })
      const visitAndClose = (context) => visitInPage(browser, context).finally(() => browser.close())
      return Object.assign(visitAndClose, { row: `Chromium ${browser.version()}` })
    },
  }
}

async function visitInPage(browser, context) {
  const { project, entries, scripts, work } = context
  const visits = await Promise.all(entries.map((entry) => visit(entry, context)))
  writeFileSync(join(project, 'page.html'), pageWith(context))
  const server = await serve(project)
  try {
    const page = await browser.newPage()
    await page.goto(`${server.address}/page.html`)
    const given = { ...work, visits: [...visits, ...scripts] }
    return await page.evaluate(async (all) => {
      const { visitAll } = await import('/consumer/page.js')
      return visitAll(all)
    }, given)
  } finally {
    server.close()
  }
}

/** The import map of the page finds only files of the package. Entries that need other packages are bundled. */
async function visit({ specifier, isJson, file }, { project, installed }) {
  const needsOthers = packagesOf(installed.folder, file).length > 0
  if (needsOthers) return { loadedBy: 'bundle', specifier, path: `/${await bundle(project, specifier)}` }
  return { loadedBy: 'import', specifier, isJson }
}

function pageWith({ entries, scripts }) {
  const folderOf = (name) => `/node_modules/${name}`
  const named = entries.map(({ specifier, packageName, file }) => [
    specifier,
    folderOf(packageName) + file.slice(1),
  ])
  const names = new Set(entries.map(({ packageName }) => packageName))
  const folders = [...names].map((name) => [`${name}/`, `${folderOf(name)}/`])
  const imports = Object.fromEntries([...named, ...folders])
  const tags = scripts.map(
    ({ packageName, file }) => `<script src="${folderOf(packageName)}${file.slice(1)}"></script>`,
  )
  return [
    '<!doctype html><meta charset="utf-8"><title>page</title>',
    `<script type="importmap">${JSON.stringify({ imports })}</script>`,
    ...tags,
  ].join('\n')
}
