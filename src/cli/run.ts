import { Command, CommanderError, Option } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { CommandFailure } from './command-failure.js'
import { ExitCode } from './exit-code.js'
import { price, type PriceOptions } from './price-command.js'
import type { Surroundings } from './surroundings.js'
