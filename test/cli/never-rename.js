import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Imported before the command, so that a test can end it between writing a file and putting it in place. */
promises.rename = () => new Promise(() => setInterval(() => undefined, 1000))
syncBuiltinESMExports()
