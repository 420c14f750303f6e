import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApi } from '../../../src/entries/openapi.js'
import { operations } from '../../../src/entries/service.js'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pathIn = (...steps: readonly string[]): string =>
  steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')

export class SchemaValidators {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })

  readonly #document: object

  constructor(document: object) {
    this.#document = document
    this.#ajv.addSchema(document, 'openapi')
  }

  at(...steps: readonly string[]): ValidateFunction {
    const validate = this.#ajv.getSchema(`openapi#/${pathIn(...steps)}`)
    if (validate === undefined) throw new Error(`There is no schema at ${steps.join(' ')}`)
    return validate
  }

  body(id: string): ValidateFunction {
    const { path, method } = operationOf(id)
    const content = ['requestBody', 'content', 'application/json', 'schema']
    return this.at('paths', path, method.toLowerCase(), ...content)
  }

  errorTypes(id: string, status: number): readonly string[] {
    const types = this.#responseOf(id, status)['x-error-types']
    return Array.isArray(types) ? types.map(String) : []
  }

  answerSchema(id: string, status: number): unknown {
    const { content } = this.#responseOf(id, status) as { readonly content: Readonly<Record<string, Json>> }
    return content['application/json']?.['schema']
  }

  #responseOf(id: string, status: number): Json {
    const { path, method } = operationOf(id)
    const steps = ['paths', path, method.toLowerCase(), 'responses', String(status)]
    const found = steps.reduce<unknown>(
      (part, step) => (isObject(part) ? part[step] : undefined),
      this.#document,
    )
    return isObject(found) ? found : {}
  }

  answer(id: string, status: number): ValidateFunction {
    const { path, method } = operationOf(id)
    const content = ['responses', String(status), 'content', 'application/json', 'schema']
    return this.at('paths', path, method.toLowerCase(), ...content)
  }
}

export function operationOf(id: string): (typeof operations)[number] {
  const found = operations.find((one) => one.id === id)
  if (found === undefined) throw new Error(`There is no operation ${id}`)
  return found
}

export const documentNow = (): Json => JSON.parse(JSON.stringify(openApi())) as Json

/** Closes the schemas, so that a field without a description is a fault. */
export function closedDocument(): Json {
  const document = documentNow()
  const paths = Object.fromEntries(
    Object.entries(document['paths'] as Json).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Json).map(([method, operation]) => [
          method,
          { ...(operation as Json), responses: closed((operation as Json)['responses']) },
        ]),
      ),
    ]),
  )
  const { schemas } = document['components'] as { readonly schemas: Json }
  return { ...document, paths, components: { schemas: closedSchemas(schemas) } }
}

export function closedWebhooks(): Json {
  const document = documentNow()
  return { ...document, webhooks: closed(document['webhooks']) }
}

/** X: filtered answers lack fields, and the remaining fields keep their schemas. */
export function optionalDocument(document: unknown): Json {
  const without = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(without)
    if (!isObject(part)) return part
    const entries = Object.entries(part).filter(([name, one]) => name !== 'required' || !Array.isArray(one))
    // Without required fields, several alternatives may match.
    return Object.fromEntries(
      entries.map(([name, one]) => [name === 'oneOf' && Array.isArray(one) ? 'anyOf' : name, without(one)]),
    )
  }
  return without(document) as Json
}

function closedSchemas(schemas: Json): Json {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      if (/Input$|Request$/.test(name)) return [name, schema]
      // FullOrder and FullQuote extend these schemas, so only the parts inside are closed.
      if (name === 'Order' || name === 'Quote')
        return [name, partsClosed(withoutCustomFields(schema as Json))]
      return [name, closed(schema)]
    }),
  )
}

// C13
function withoutCustomFields({ additionalProperties: _, ...schema }: Json): Json {
  return schema
}

function partsClosed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed)
  if (!isObject(part)) return part
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, closed(one)]))
}

/** Closed objects accept only described fields, unless they accept any fields. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed)
  if (!isObject(part)) return part
  // Alternatives and parts of an object are closed together with it.
  const inner = ['oneOf', 'anyOf', 'allOf']
  const parts = Object.fromEntries(
    Object.entries(part).map(([name, one]) => [
      name,
      inner.includes(name) && Array.isArray(one) ? one.map(partsClosed) : closed(one),
    ]),
  )
  const hasFields =
    part['properties'] !== undefined || part['oneOf'] !== undefined || part['allOf'] !== undefined
  const isObjects = part['type'] === 'object' || part['allOf'] !== undefined
  return hasFields && isObjects && part['additionalProperties'] === undefined
    ? { ...parts, unevaluatedProperties: false }
    : parts
}
