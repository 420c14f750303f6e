import seed from '../../../docs/examples/host/seed.json' with { type: 'json' }
import { matchOperation, operations } from '../../../src/entries/service.js'
import { pricedDocuments } from '../../schemas/corpus.js'
import type { ServiceUnderTest } from '../conformance/service-under-test.ts'
import { SeenFields } from './seen-fields.ts'
import { closedDocument, documentNow, SchemaValidators, optionalDocument } from './schema-validators.ts'

const bodies = new SchemaValidators(documentNow())
const wholeAnswers = new SchemaValidators(closedDocument())
const filteredAnswers = new SchemaValidators(optionalDocument(closedDocument()))

/** The example company has added these fields to its documents. */
const ADDED_FIELDS = new Set(seed.customField.map(({ key }) => key))

/** The service must answer as the OpenAPI document says. */
export class Compared {
  #faults: string[] = []
  readonly #seen = new SeenFields(documentNow())
  readonly accepted = new Set<string>()
  readonly service: ServiceUnderTest

  constructor(service: ServiceUnderTest) {
    this.service = { ...service, fetch: (request) => this.#fetch(service, request) }
  }

  async #fetch(service: ServiceUnderTest, request: Request): Promise<Response> {
    const url = new URL(request.url)
    const matched = matchOperation(request.method, url.pathname)
    const sent = matched.ok ? await request.clone().text() : ''
    const response = await service.fetch(request)
    if (!matched.ok) return response
    const { id, filterIn } = matched.value.operation
    const isAccepted = response.status < 300
    const body = isAccepted && sent !== '' ? (JSON.parse(sent) as unknown) : undefined
    if (isAccepted) this.accepted.add(id)
    if (body !== undefined && id !== 'TestWebhook') this.#validate(id, 'a body', bodies.body(id), body)
    const answered = await response.clone().text()
    if (answered === '') return response
    const isFiltered =
      filterIn === 'query'
        ? /[?&](fields|excludeFields)=/.test(url.search)
        : /"(fields|excludeFields)":/.test(sent)
    const validators = isFiltered && isAccepted ? filteredAnswers : wholeAnswers
    // No schema describes the fields that a company has added (C13).
    const answer = JSON.parse(answered, (key, value: unknown) =>
      ADDED_FIELDS.has(key) ? undefined : value,
    ) as unknown
    const what = `an answer ${String(response.status)}`
    this.#validate(id, what, validators.answer(id, response.status), answer)
    this.#seen.see(bodies.answerSchema(id, response.status), answer, id)
    const { type } = answer as { readonly type?: string }
    if (!isAccepted && !bodies.errorTypes(id, response.status).includes(type ?? ''))
      this.#faults.push(`${id}: ${String(type)} is not among its error types`)
    return response
  }

  #validate(id: string, what: string, isRight: ReturnType<SchemaValidators['body']>, value: unknown): void {
    if (isRight(value)) return
    const errors = JSON.stringify(isRight.errors?.slice(0, 3))
    this.#faults.push(`${id}, ${what}: ${errors} ${JSON.stringify(value).slice(0, 300)}`)
  }

  newFaults(): readonly string[] {
    const faults = [...new Set(this.#faults)].slice(0, 5)
    this.#faults = []
    return faults
  }

  unseenFields(): readonly string[] {
    const seen = this.#seen
    for (const { kind, value } of pricedDocuments()) {
      const name = kind === 'order' ? 'Order' : 'Quote'
      seen.see(seen.component(name), value, name)
    }
    const unseen = operations.flatMap(({ id, status }) => [
      ...(status === 204 ? [] : seen.unseen(bodies.answerSchema(id, status), id)),
      ...seen.unseen(bodies.answerSchema(id, 401), id),
    ])
    return [...new Set(unseen)].sort()
  }
}
