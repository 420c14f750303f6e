import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { saveFiles, stepsOf } from './page-steps.js'

const steps = stepsOf('docs/guide.md')
const page = readFileSync(fileURLToPath(new URL('../../docs/guide.md', import.meta.url)), 'utf8')

export const guideFiles = steps.files

export const guideCommands = steps.commands

export const guideSays = {
  printed: /^```text\n([\s\S]*?)^```$/m.exec(page)?.[1],
  total: /come to (\$[\d,.]+\d)/.exec(page)?.[1],
  firstCommands: /^```sh\n([\s\S]*?)\n```$/m.exec(page)?.[1],
}

export function saveGuideFiles(folder: string): void {
  saveFiles(steps, folder)
}
