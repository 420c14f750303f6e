import type { GeneratedFile } from './generated-file.js'
import { codecModule } from './nouns/codec-module.js'
import { fieldNamesModule, headerNamesModule, nearNamesModule } from './nouns/field-names.js'
import { fieldsPage } from './nouns/fields-page.js'
import { nounFiles } from './nouns/load.js'
import { ordinaryModules } from './nouns/ordinary-lines.js'
import { publicSchemas } from './nouns/public-schemas.js'
import { schemaModule } from './nouns/schema-module.js'
import { wireModules } from './nouns/wire-modules.js'

/** Every file generated from the nouns. */
export async function generatedFromNouns(root: string): Promise<readonly GeneratedFile[]> {
  const files = await nounFiles(root)
  return [
    ...wireModules(files),
    schemaModule(),
    ...publicSchemas(),
    ...ordinaryModules(),
    codecModule(files),
    fieldNamesModule(),
    headerNamesModule(),
    nearNamesModule(files),
    fieldsPage(files, root),
  ]
}
