/** Each schema must accept every golden request that could be priced, and report problems for `null`. */
export function runSchemas({ accountSchema, orderRequestSchema, quoteRequestSchema }, cases) {
  const schemas = { account: accountSchema, order: orderRequestSchema, quote: quoteRequestSchema }
  const failures = []
  const priced = cases
    .map(({ file, text }) => ({ file, ...JSON.parse(text) }))
    .filter(({ kind, result }) => kind in result)
  for (const { file, kind, account, request } of priced) {
    for (const [name, value] of [
      ['account', account],
      [kind, request],
    ]) {
      if (issuesOf(schemas[name], value).length > 0) failures.push(`${file}: its ${name} is refused`)
    }
  }
  for (const [name, schema] of Object.entries(schemas)) {
    if (issuesOf(schema, null).length === 0) failures.push(`the schema of the ${name} accepts null`)
    if (!writesJsonSchema(schema)) failures.push(`the schema of the ${name} writes no JSON Schema`)
  }
  return { of: 2 * priced.length + 6, failures }
}

function issuesOf(schema, value) {
  return schema['~standard'].validate(value).issues ?? []
}

function writesJsonSchema(schema) {
  return schema['~standard'].jsonSchema.input({ target: 'draft-2020-12' }).type === 'object'
}
