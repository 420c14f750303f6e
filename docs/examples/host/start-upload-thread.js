// A thread does not inherit the TypeScript loader, so this file is JavaScript and registers it.
import { register } from 'tsx/esm/api'

register()
await import('./read-upload.ts')
