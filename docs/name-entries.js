// The pages of the reference have the names of files. Readers know the names that they import.
import { readFileSync, writeFileSync } from 'node:fs'

/** The name by which a reader imports what a file of the source exports. */
const importedAs = (module) => (module === 'index' ? 'quotewright' : `quotewright/${module}`)

/** Names the pages of a folder, its list of them, and its part of the sidebar. */
export function nameEntries(folder) {
  const listed = [...readFileSync(`${folder}/index.md`, 'utf8').matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(
    ([, module, path]) => ({ module, path, name: importedAs(module) }),
  )
  listed.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const { module, path, name } of listed) {
    const text = readFileSync(`${folder}/${path}`, 'utf8')
      .replace(/^\[quotewright\]\((.+)\) \/ .*\n/, `[Reference]($1) / ${name}\n`)
      .replace(new RegExp(`^# ${module}$`, 'm'), `# ${name}`)
      // A tag of the comment, which is taken for a line of its last example.
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
