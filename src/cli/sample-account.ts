import account from '../../docs/samples/account.json' with { type: 'json' }

/** The account that prices when none is named: the documented sample itself, bundled in. */
export const sampleAccount: unknown = account
