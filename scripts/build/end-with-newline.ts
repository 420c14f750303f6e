import { appendFile } from 'node:fs/promises'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['plugins']>[number]

/**
 * The last line of a file with a source map is a comment that names the map, and the build ends the file there. Whoever
 * runs the text with something after it, as engines do that take one file, would have that in the comment.
 */
export const endWithNewline: Plugin = {
  name: 'end-with-newline',
  async buildEnd({ writtenFiles }) {
    const code = writtenFiles.filter(({ name }) => name.endsWith('.js'))
    await Promise.all(code.map(({ name }) => appendFile(name, '\n')))
  },
}
