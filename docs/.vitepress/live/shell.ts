import type { Run } from './page.js'

/** Joins the words of a command line, with quotes where a shell needs them. */
export const commandLine = (command: readonly string[]): string =>
  ['quotewright', ...command].map((word) => (/^[\w./:=-]+$/.test(word) ? word : `'${word}'`)).join(' ')

/** Returns the text of a file: a string unchanged, anything else as JSON. */
export const fileText = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content, null, 2)

/** Returns a shell script that writes the files and runs the commands. */
export function scriptOf({ files, before = [], command }: Run): string {
  const written = Object.entries(files).map(
    ([name, content]) => `cat > ${name} <<'END'\n${fileText(content).trimEnd()}\nEND`,
  )
  return [...written, ...[...before, command].map((words) => `npx ${commandLine(words)}`)].join('\n')
}
