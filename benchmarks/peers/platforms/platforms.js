/** Every platform by the name of its export, loaded one by one so that a process can load only its own. */
export const PLATFORMS = {
  vendure: async () => (await import('./vendure.js')).vendure,
  medusa: async () => (await import('./medusa.js')).medusa,
}
