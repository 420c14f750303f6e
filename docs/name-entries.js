// Renames the pages of the reference: they are named after source files, but readers know the import names.
import { readFileSync, writeFileSync } from 'node:fs'

/** Returns the name by which users import a source file. */
const importedAs = (module) => (module === 'index' ? 'quotewright' : `quotewright/${module}`)

/** Renames the pages of a folder, and writes its index and its part of the sidebar. */
export function nameEntries(folder) {
  const listed = [...readFileSync(`${folder}/index.md`, 'utf8').matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(
    ([, module, path]) => ({ module, path, name: importedAs(module) }),
  )
  listed.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const { module, path, name } of listed) {
    const text = readFileSync(`${folder}/${path}`, 'utf8')
      .replace(/^\[quotewright\]\((.+)\) \/ .*\n/, `[Reference]($1) / ${name}\n`)
      .replace(new RegExp(`^# ${module}$`, 'm'), `# ${name}`)
      // TypeDoc takes this tag of the comment for a line of the last example.
      .replace(/\n@packageDocumentation$/gm, '')
    writeFileSync(`${folder}/${path}`, text)
  }
  const list = listed.map(({ name, path }) => `- [${name}](${path})`)
  writeFileSync(
    `${folder}/index.md`,
    `# Reference\n\nWhat can be imported, by entry.\n\n${list.join('\n')}\n`,
  )
  const sidebar = listed.map(({ name, path }) => ({ text: name, link: `/api/${path}` }))
  writeFileSync(`${folder}/typedoc-sidebar.json`, JSON.stringify(sidebar))
}
