import type { GeneratedFile } from './generated-file.js'
import { codecModule } from './nouns/codec-module.js'
import { fieldNamesModule, headerNamesModule, nearNamesModule } from './nouns/field-names.js'
import { fieldsPage } from './nouns/fields-page.js'
import { definitionFiles } from './nouns/load.js'
import { fastPathModules } from './nouns/fast-path-lines.js'
import { publicSchemas } from './nouns/public-schemas.js'
import { schemaModule } from './nouns/schema-module.js'
import { wireModules } from './nouns/wire-modules.js'

/** Every file generated from the definitions. */
export async function generatedFromDefinitions(root: string): Promise<readonly GeneratedFile[]> {
  const files = await definitionFiles(root)
  return [
    ...wireModules(files),
    schemaModule(),
    ...publicSchemas(),
    ...fastPathModules(),
    codecModule(files),
    fieldNamesModule(),
    headerNamesModule(),
    nearNamesModule(files),
    fieldsPage(files, root),
  ]
}
