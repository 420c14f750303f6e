/** Compiles a client that is generated from the OpenAPI document. */
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { openApi } from '../../../src/entries/openapi.js'
import { operations } from '../../../src/entries/service.js'

/** The code of a client. Its types check the requests and answers of all operations. */
const CLIENT = `

/** Types the request and the answer of an operation. */
declare function call<Id extends keyof operations>(
  id: Id,
  sent: Pick<operations[Id], 'parameters' | 'requestBody' & keyof operations[Id]>,
): Answer<operations[Id]>
type Json<A> = A extends { content: { 'application/json': infer Body } } ? Body : undefined
type Answer<O> = O extends { responses: infer R } ? Json<R[(200 | 204) & keyof R]> : never
type Body<Id extends keyof operations> = operations[Id] extends { requestBody: infer R } ? Json<R> : never
type IsAny<A> = 0 extends 1 & A ? true : false
type Is<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare function check<Fact extends true>(): Fact

// The document has exactly these operations, and each answer has a precise type.
check<Is<Exclude<keyof operations, Event>, Ids>>()
check<Is<Exclude<Ids, Exclude<keyof operations, Event>>, never>>()
type Event = \`on\${string}\`
type Vague = { [Id in Ids]: IsAny<Answer<operations[Id]>> extends true ? Id : unknown extends Answer<operations[Id]> ? Id : never }[Ids]
check<Is<Vague, never>>()
type WithoutAnswer = { [Id in Ids]: Answer<operations[Id]> extends undefined ? Id : never }[Ids]
check<Is<WithoutAnswer, Deletes>>()
type WithBody = { [Id in Ids]: operations[Id] extends { requestBody: object } ? Id : never }[Ids]
check<Is<WithBody, Writes>>()

// Customers as the interface describes them (4.3).
const customer: Body<'CreateCustomer'> = {
  companyName: 'Ridgeway',
  email: 'office@ridgeway.example',
  addresses: [{ street: '1 Quay' }],
  contacts: [{ name: 'Mia' }],
}
const created = call('CreateCustomer', { parameters: {}, requestBody: { content: { 'application/json': customer } } })
created.addresses?.map((address) => address['street'])
created.contacts?.map((contact) => contact['name'])
// @ts-expect-error an email is required
const nameless: Body<'CreateCustomer'> = { companyName: 'Ridgeway' }
// @ts-expect-error addresses are a list
const single: Body<'CreateCustomer'> = { ...customer, addresses: { street: '1 Quay' } }

const order: Body<'CreateOrder'> = { customerId: 'cust_1', lines: [{ notes: { text: 'By others.' } }] }
const answer = call('CreateOrder', { parameters: {}, requestBody: { content: { 'application/json': order } } })
const [drawing] = answer.drawings
drawing?.drawingId.toUpperCase()
answer.order.lines.map(({ lineId }) => lineId.toUpperCase())
answer.order.labels.map(({ name }) => name)
answer.order.total.amountMicros.toUpperCase()
// @ts-expect-error the list of orders has no labels
call('ListOrders', { parameters: {} }).orders[0]?.labels.length
// @ts-expect-error a webhook has a secret in the answer to its creation only
call('GetWebhook', { parameters: { path: { webhookId: 'webhook_1' } } }).secret
const path: keyof paths = '/v1/orders/{orderId}'
const error: components['schemas']['Error'] = { type: 'not_found', message: 'x', errors: [] }
error.errors[0]?.details?.['nearMiss']
export { customer, nameless, single, order, path, error }
`

const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, skipLibCheck: true, types: [] },
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, lib: ['lib.es2022.d.ts'] },
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
}

/** Returns the compiler errors of a file in memory. */
function faultsOf(name: string, text: string): readonly string[] {
  const host = ts.createCompilerHost(OPTIONS)
  const onDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (file, version) =>
    file === name ? ts.createSourceFile(file, text, version) : onDisk(file, version)
  return ts.getPreEmitDiagnostics(ts.createProgram([name], OPTIONS, host)).map(({ start, messageText }) => {
    const line = text.slice(0, start).split('\n').at(-1) ?? ''
    return `${ts.flattenDiagnosticMessageText(messageText, ' ')} ${text.slice(start).split('\n')[0] ?? line}`
  })
}

const namesOf = (all: readonly { readonly id: string }[]): string =>
  all.map(({ id }) => `'${id}'`).join(' | ')

test('openapi-typescript generates a client that compiles strictly, with all 59 operations', async () => {
  const document = JSON.parse(JSON.stringify(openApi())) as Parameters<typeof openapiTypescript>[0]
  const api = astToString(await openapiTypescript(document))
  expect(operations.length).toBe(59)
  const names = `
    type Ids = ${namesOf(operations)}
    type Deletes = ${namesOf(operations.filter(({ method }) => method === 'DELETE'))}
    type Writes = ${namesOf(operations.filter(({ method, id }) => /P/.test(method) && id !== 'TestWebhook'))}
  `
  expect(faultsOf('/client.ts', api + CLIENT + names)).toEqual([])
})
