import type { GeneratedFile } from './generated-file.js'
import { codecModule } from './definitions/codec-module.js'
import { fieldNamesModule, headerNamesModule, nearNamesModule } from './definitions/field-names.js'
import { fieldsPages } from './definitions/fields-page.js'
import { definitionFiles } from './definitions/load.js'
import { fastPathModules } from './definitions/fast-path-lines.js'
import { publicSchemas } from './definitions/public-schemas.js'
import { schemaModule } from './definitions/schema-module.js'
import { wireModules } from './definitions/wire-modules.js'

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
    ...fieldsPages(files, root),
  ]
}
