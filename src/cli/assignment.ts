import type { NamedJson } from './named-json.js'
import type { SettingsJson } from './settings.js'

/** What a run answers its requests with, as plain data: that can be handed to another thread, functions cannot. */
export type Assignment =
  | { readonly command: 'price'; readonly settings: SettingsJson }
  | { readonly command: 'flashing'; readonly account: NamedJson; readonly needsDrawing: boolean }
