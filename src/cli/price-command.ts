import { CommandFailure } from './command-failure.js'
