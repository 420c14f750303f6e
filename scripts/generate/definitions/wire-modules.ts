import { emptyName, inputName, listName, type Definition } from '../../../src/definitions/definition.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import { exportsOf, importsFor } from './imports.js'
import type { DefinitionFile } from './load.js'
import { choiceNames, parsedName, readerName, writerName } from './names.js'
import { emptyOf, fieldReaders, readerOf } from './readers.js'
import { previewName, typesOf } from './types.js'
import { writerOf } from './writers.js'

/** Generated files import from these hand-written modules. */
const MODULES = [
  '../definitions/enums.js',
  '../definitions/ids.js',
  '../number/cents.js',
  '../number/decimal.js',
  '../number/number-text.js',
  '../number/units.js',
  '../problem/codes.js',
  '../problem/path.js',
  './cross-field.js',
  './document.js',
  './geometry.js',
  './money.js',
  './object.js',
  './opaque.js',
  './part-measurements.js',
  './reading.js',
  './scalars.js',
  './setting-fields.js',
]

/** Each file of `src/definitions` gives one file in `src/wire`. */
export function wireModules(files: readonly DefinitionFile[]): readonly GeneratedFile[] {
  const places = new Map(
    MODULES.flatMap((module) => exportsOf(module, 'src/wire').map((name) => [name, module])),
  )
  for (const { name, definitions } of files)
    for (const made of definitions.flatMap(namesOf)) places.set(made, `./${name}.generated.js`)
  const all = files.flatMap(({ definitions }) => definitions)
  const readers = fieldReaders(all) + all.map(readerOf).join('')
  const isAsked = (definition: Definition): boolean =>
    new RegExp(`\\b${emptyName(definition)}\\b`).test(readers) || definition.needsEmpty === true
  return files.map(({ name, definitions }) => {
    // The constants for unreadable values come before the readers that use them.
    const body = [
      ...definitions.map(typesOf),
      ...definitions.filter(isAsked).map(emptyOf),
      fieldReaders(definitions),
      ...definitions.flatMap((definition) => [readerOf(definition), writerOf(definition)]),
    ].join('\n')
    const imports = importsFor(body, `./${name}.generated.js`, places)
    return {
      path: `src/wire/${name}.generated.ts`,
      text: `${generatedFrom(`definitions/${name}.ts`)}${imports}\n${body}`,
    }
  })
}

function namesOf(definition: Definition): readonly string[] {
  const types = [...new Set([definition.name, inputName(definition), previewName(definition)])]
  if (definition.sentAs !== undefined) return [definition.name]
  if (definition.only !== undefined) return definition.only === 'type' ? types : []
  if (definition.sameTypeAs === undefined) types.push(parsedName(definition))
  if (definition.foundAs !== undefined) types.push(definition.foundAs)
  const choice = definition.choice === undefined ? [] : Object.values(choiceNames(definition.choice.of))
  const names = definition.namesFrom === undefined ? [] : [listName(definition)]
  return [
    ...types,
    ...choice,
    ...names,
    readerName(definition),
    writerName(definition),
    emptyName(definition),
  ]
}
