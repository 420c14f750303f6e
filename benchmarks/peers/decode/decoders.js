/** Every decoder by the name of its export, loaded one by one so that a process can load only its own. */
export const DECODERS = {
  quotewright: async () => (await import('./quotewright.js')).quotewright,
  ajv: async () => (await import('./ajv.js')).ajv,
  zod: async () => (await import('./zod.js')).zod,
  valibot: async () => (await import('./valibot.js')).valibot,
  ioTs: async () => (await import('./io-ts.js')).ioTs,
}

/** The reference for every decoder. */
export const JSON_PARSE = 'JSON.parse'
