import type { Shape, Noun } from '../../../src/nouns/noun.js'
import { generatedFrom, type GeneratedFile } from '../generated-file.js'
import type { NounFile } from './load.js'
import { fieldsOf } from './names.js'

/** The fields of every noun that is sent, each with its own noun: for finding misspelt names. */
export function fieldNamesModule(files: readonly NounFile[]): GeneratedFile {
  const nouns = files
    .flatMap(({ nouns }) => nouns)
    .filter(({ only, goes }) => only !== 'schema' && goes !== 'out')
  return {
    path: 'src/wire/field-names.generated.ts',
    text: `${generatedFrom('nouns/')}
/** The fields of each noun, with the name of the noun that is in them; of scalars, null. */
export const FIELD_NAMES = ${JSON.stringify(Object.fromEntries(nouns.map((noun) => [noun.name, namesIn(noun)])))} as const satisfies Readonly<Record<string, Readonly<Record<string, string | null>>>>
`,
  }
}

function namesIn(noun: Noun): Readonly<Record<string, string | null>> {
  return Object.fromEntries(fieldsOf(noun).map(([name, { kind }]) => [name, nounIn(kind.shape)]))
}

function nounIn(shape: Shape): string | null {
  if (shape.kind === 'noun') {
    const { noun } = shape
    return (noun.only === 'schema' ? noun.sameTypeAs : noun)?.name ?? null
  }
  return shape.kind === 'list' || shape.kind === 'map' ? nounIn(shape.of) : null
}
