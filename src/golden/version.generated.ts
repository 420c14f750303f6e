// Generated from package.json and docs/rules.md by `npm run generate`. Do not edit.

/** The version of this package. */
export const ENGINE_VERSION = '0.1.0'

/** The first 96 bits of SHA-256 of docs/rules.md, as base64url. It changes with the wording of any rule. */
export const RULES_FINGERPRINT = 'N5VDxrZsveWc_B2w'
