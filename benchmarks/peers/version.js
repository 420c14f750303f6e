import { readFileSync } from 'node:fs'

export function versionOf(name, folder = '../') {
  const file = new URL(`${folder}node_modules/${name}/package.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).version
}
