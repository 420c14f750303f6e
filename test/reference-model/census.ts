import type { Compared } from './compared-answers.js'
import type { Case } from './generate.js'
import { strategyOf } from './measurements.js'
import type { Notebook, Roundings } from './notebook.js'
import { occurrencesIn } from './occurrences.js'
import type { PricingJson, KitLevelJson } from './wire.js'

/** Detects a generator that no longer produces a case. */
export class Census {
  documents = 0
  lines = 0
  priced = 0
  readonly #counts = new Map<string, number>()
  readonly #roundings = new Map<string, Roundings>()

  count(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  roundings(rule: string): Roundings {
    return this.#roundings.get(rule) ?? { all: 0, ties: 0, negativeTies: 0, nearTies: 0 }
  }

  get ties(): number {
    return [...this.#roundings.values()].reduce((total, { ties }) => total + ties, 0)
  }

  get roundingsInAll(): number {
    return [...this.#roundings.values()].reduce((total, { all }) => total + all, 0)
  }

  document(subject: Case, { model }: Compared): void {
    const { kind, request, settings } = subject
    this.documents += 1
    this.lines += request.lines.length
    this.#tick(kind)
    this.#tick(settings.derivationEnabled === false ? 'derivation off' : 'derivation on')
    this.#tick(`tax by ${settings.taxRounding ?? 'document'}`)
    if (settings.tax === undefined) this.#tick('no tax')
    for (const line of request.lines) {
      for (const [lineKind, body] of Object.entries(line)) {
        this.#tick(lineKind)
        const pricing = (body as { readonly pricing?: PricingJson | null } | null)?.pricing
        if (pricing) this.#pricing(pricing)
      }
      if (line.productKit) this.#kit(line.productKit, 0)
    }
    for (const { type, amount } of request.adjustments ?? [])
      this.#tick(`${String(type)} by ${amount ? 'amount' : 'percentage'}`)
    for (const { code, param } of model.problems) {
      this.#tick(code)
      this.#tick(`${code} at ${param.replace(/\[\d+\]$/, '').replace(/^.*\./, '')}`)
      if (code === 'amount_out_of_range') this.#tick(`too big: ${param.replace(/^.*(\.|^)/, '')}`)
    }
    const ofSubKits = model.problems.filter(({ param }) => param.includes('.sub_kits['))
    if (new Set(ofSubKits.map(({ code }) => code === 'amount_out_of_range')).size === 2)
      this.#tick('too big in a sub-kit where other things are wrong')
    for (const name of occurrencesIn(subject)) {
      this.#tick(name)
      if (model.document) this.#tick(`priced: ${name}`)
    }
    if (model.document) this.#result(model.document)
    for (const limit of model.notebook.limited) this.#tick(`share ${limit}`)
    this.notebook(model.notebook)
  }

  notebook({ roundings }: Notebook): void {
    for (const [rule, more] of roundings) {
      const before = this.roundings(rule)
      this.#roundings.set(rule, {
        all: before.all + more.all,
        ties: before.ties + more.ties,
        negativeTies: before.negativeTies + more.negativeTies,
        nearTies: before.nearTies + more.nearTies,
      })
    }
  }

  #tick(name: string): void {
    this.#counts.set(name, this.count(name) + 1)
  }

  #pricing(pricing: PricingJson): void {
    this.#tick(strategyOf(pricing.pricingStrategy))
    this.#tick(typeof pricing.pricingStrategy === 'number' ? 'strategy by number' : 'strategy by name')
    if (pricing.totalPrice) this.#tick('total sent')
    if (pricing.quantity?.startsWith('-')) this.#tick('negative quantity')
    const pieces = pricing.measurements ?? []
    if (pieces.some(({ length }) => (length.split('.')[1] ?? '').length === 12)) this.#tick('twelve decimals')
    if (pricing.markup && !pricing.unitPrice) this.#tick('unit price from markup')
    if (pricing.markupIsPercentage === false) this.#tick('fixed markup')
  }

  #kit(kit: KitLevelJson, depth: number): void {
    this.#tick(`depth ${depth}`)
    this.#tick(kit.customPricing === true ? 'custom level' : 'standard level')
    for (const { pricing } of kit.components ?? []) if (pricing) this.#tick('component')
    for (const subKit of kit.subKits ?? []) this.#kit(subKit, depth + 1)
  }

  #result(document: Readonly<Record<string, unknown>>): void {
    this.priced += 1
    const { amountMicros } = document['total'] as { readonly amountMicros: string }
    const total = BigInt(amountMicros)
    if (total < 0n) this.#tick('negative total')
    if (total === 0n) this.#tick('total of nothing')
    if (total > BigInt(Number.MAX_SAFE_INTEGER)) this.#tick('total beyond the safe integers')
  }
}
