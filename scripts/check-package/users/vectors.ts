import index from 'quotewright/vectors' with { type: 'json' }
import money from 'quotewright/vectors/rules/N1.json' with { type: 'json' }

const listed: readonly { readonly file: string; readonly cases: number }[] = index.files
export const count: number = listed.length + money.cases.length
