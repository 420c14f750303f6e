import { LARGE_DOCUMENTS } from './large-documents.js'
import { LARGE_DRAWINGS } from './large-drawings.js'
import { LARGE_INTERFACES } from './large-interfaces.js'
import type { Work } from './large-parts.js'
import { LARGE_TASKS } from './large-tasks.js'

/** Inputs that {@link enlarged} cannot make from valid arguments. */
export const LARGE_INPUTS: Readonly<Record<string, (count: number) => Work>> = {
  ...LARGE_DOCUMENTS,
  ...LARGE_DRAWINGS,
  ...LARGE_INTERFACES,
  ...LARGE_TASKS,
}
