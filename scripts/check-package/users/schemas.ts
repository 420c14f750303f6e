import {
  accountSchema,
  orderRequestSchema,
  quoteRequestJsonSchema,
  quoteRequestSchema,
  type JsonSchema,
} from 'quotewright/schemas'

/** Copies the interface from the standard itself, not from the package. */
interface StandardSchemaV1<Input, Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
      }[]
    }

function taken<Input, Output>(schema: StandardSchemaV1<Input, Output>): StandardSchemaV1<Input, Output> {
  return schema
}

export const all = [taken(accountSchema), taken(orderRequestSchema), taken(quoteRequestSchema)] as const
export const described: JsonSchema = quoteRequestJsonSchema

export function pathsOf(request: unknown): readonly (readonly (string | number)[])[] {
  const issues = quoteRequestSchema['~standard'].validate(request).issues ?? []
  return issues.map(({ path }) => path)
}
