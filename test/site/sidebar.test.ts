import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sidebar } from '../../docs/.vitepress/sidebar.js'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const groups = sidebar([{ text: 'quotewright', link: '/api/' }])

test('the sidebar leads from the first quote to the project', () => {
  expect(groups.map(({ text }) => text)).toEqual([
    ...['Start', 'Try it', 'How to', 'Concepts', 'Reference', 'Service', 'Project'],
  ])
})

test('the sidebar has each page once, and only pages that exist', () => {
  const links = groups.flatMap(({ items = [] }) => items.map(({ link = '' }) => link))
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && !/node_modules|^api\/|^examples\/(?!host)|^index/.test(file))
    .map((file) => `/${file.replace(/\.md$/, '')}`)
  expect([...links].sort()).toEqual(['/api/', ...pages].sort())
})
