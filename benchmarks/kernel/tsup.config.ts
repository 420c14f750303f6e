import { defineConfig } from 'tsup'
import { keepConstants } from '../../scripts/build/keep-constants.js'

/** What the library is built with besides the settings of `build-kernel.js`, which is no TypeScript. */
export default defineConfig({ plugins: [keepConstants] })
