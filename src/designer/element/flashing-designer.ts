import { fromDrawings } from '../model/design-of-drawing.js'
import { emptyDesign, type Design } from '../model/design.js'
import { sampleDesigns } from '../model/sample-designs.js'
import { toDrawings, type DesignDrawings } from '../model/wire-drawing.js'
import { renderFlashingSvg } from '../../generated/flashing-results.generated.js'
import { isLocale } from '../../input/marks.js'
import { languageOf } from '../../languages/languages.js'
import type { Problem } from '../../problem/problem.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import type { SheetLimits } from '../../wire/options.generated.js'
import { AddressKeeper } from './address-keeper.js'
import { Announcer } from './announcer.js'
import { addressText } from './designer-address.js'
import { DesignerBoard } from './designer-board.js'
import { labelsIn, saidOf, type DesignerLabels } from './designer-labels.js'
import { DesignerScreen } from './designer-screen.js'
import { deskOf, type ViewModel } from './view-model.js'
import { takeEarlierProperties } from './earlier-properties.js'
import { currencyOf, type DesignerAdvice, type DesignerFigures } from './flashing-figures.js'
import type { DesignerPriceTable } from './metre-price.js'
import { orderBy } from './order-attributes.js'
import { FormPart } from './form-part.js'
import { shownOrder, typingInto } from './shown-order.js'
import { OrderFields } from './order-fields.js'
import { orderSheetHtml, printSheet, saveFile } from './order-sheet.js'
import { pricedDesign, type PricedDesign } from './priced-design.js'
import { wordsOf } from './problem-words.js'

export type {
  Design,
  DesignDrawings,
  DesignerAdvice,
  DesignerFigures,
  DesignerLabels,
  FlashingLineInput,
  Problem,
}

/** The detail of the event `change`. */
export interface DesignerChange {
  /** The design. */
  readonly design: Design
  /** The flashing line, ready to be sent; undefined when nothing is drawn, and while there are problems. */
  readonly line: FlashingLineInput | undefined
  /** The measurements known so far. */
  readonly figures: DesignerFigures
  /** Why figures are unknown, and the line with them. */
  readonly problems: readonly Problem[]
}

// Servers lack elements: the class exists there, but cannot be instantiated.
const Base =
  (globalThis.HTMLElement as typeof HTMLElement | undefined) ?? (Object as unknown as typeof HTMLElement)

/** The events of `<flashing-designer>` that have a detail of their own. */
export interface DesignerEventMap extends HTMLElementEventMap {
  /** Comes with every change. */
  change: CustomEvent<DesignerChange>
}

declare global {
  interface HTMLElementTagNameMap {
    /** The designer of flashings. */
    'flashing-designer': FlashingDesigner
  }
}

/** The listeners of the element, by the type of event. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- overloads alone, of methods that it inherits
export interface FlashingDesigner {
  addEventListener<Type extends keyof DesignerEventMap>(
    type: Type,
    listener: (this: FlashingDesigner, event: DesignerEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof DesignerEventMap>(
    type: Type,
    listener: (this: FlashingDesigner, event: DesignerEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The element `<flashing-designer>`. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class FlashingDesigner extends Base {
  /** It takes part in the form that it is in, with its line as JSON. */
  static readonly formAssociated = true

  /** The attributes that change it while it is on a page. */
  static readonly observedAttributes = [
    'price-per-metre',
    'price-per-square-metre',
    'thickness',
    'price-level',
    'colour',
    'pieces',
    'locale',
    'template',
  ]

  readonly #board = new DesignerBoard({
    changed: () => {
      this.#changed()
    },
    render: () => {
      this.#render()
    },
    focus: (chosen) => {
      this.#screen?.focus(chosen)
    },
  })
  #screen: DesignerScreen | undefined
  #account: AccountInput = { currency: 'AUD' }
  #limits: SheetLimits = {}
  #replacedLabels: Partial<DesignerLabels> = {}
  #priceTable: DesignerPriceTable['table'] | undefined
  readonly #fields = new OrderFields()
  readonly #form = new FormPart(this)
  #isDisabled = false
  readonly #announcer = new Announcer((words) => {
    this.#screen?.say(words)
  })
  readonly #keeper = new AddressKeeper({
    isOn: () => this.hasAttribute('hash'),
    text: () => addressText(this.design, this.#fields.typed(currencyOf(this.#account))),
    take: (design, typed) => {
      this.#fields.take(typed, this.getAttribute('pieces') ?? '', this.#locale, currencyOf(this.#account))
      this.design = design
    },
  })

  /** Called by the page that it comes into. */
  connectedCallback(): void {
    takeEarlierProperties(this, ['account', 'limits', 'labels', 'priceTable', 'design', 'line'])
    this.#screen ??= new DesignerScreen(this.attachShadow({ mode: 'open' }), this.#board, {
      released: () => {
        this.#changed()
      },
      resized: () => {
        this.#render()
      },
    })
    this.#screen.open()
    this.#keeper.start()
    this.#render()
  }

  /** Called by the page that it leaves. */
  disconnectedCallback(): void {
    this.#screen?.close()
    if (this.#isTyping) this.#keeper.write()
    this.#keeper.stop()
    this.#announcer.stop()
  }

  /** Called by the page when an attribute changes. */
  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // Frameworks set what is there already, and would undo what was typed or drawn since.
    if (value === before) return
    if (name === 'locale') this.#fields.readAgain(this.#locale, currencyOf(this.#account))
    if (name === 'pieces') this.#fields.begin(value ?? '', this.#locale)
    if (name === 'template' && value !== null && Object.hasOwn(sampleDesigns, value))
      this.design = sampleDesigns[value as keyof typeof sampleDesigns]
    this.#render()
  }

  /** Called by its form: the design that was set last, with the pieces and the price of the page. */
  formResetCallback(): void {
    this.#fields.take({}, this.getAttribute('pieces') ?? '', this.#locale, currencyOf(this.#account))
    this.#board.reset()
    this.#keeper.write()
  }

  /** Called by the page when it, or a fieldset around it, is disabled or enabled. */
  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled
    this.#render()
  }

  /** The name under which its form sends the line. */
  get name(): string {
    return this.getAttribute('name') ?? ''
  }
  set name(name: string) {
    this.setAttribute('name', name)
  }

  /** The form that it is in. */
  get form(): HTMLFormElement | null {
    return this.#form.form
  }

  /** Why it is not valid, as fields of forms have it; undefined where the browser has no forms for elements. */
  get validity(): ValidityState | undefined {
    this.#showForm(this.#priced())
    return this.#form.validity
  }

  /** The first problem in words; empty where it is valid. */
  get validationMessage(): string {
    this.#showForm(this.#priced())
    return this.#form.validationMessage
  }

  /** Whether its form checks it: not while it is disabled. */
  get willValidate(): boolean {
    return this.#form.willValidate
  }

  /** Whether it has no problems. Where it has some, it dispatches `invalid`. */
  checkValidity(): boolean {
    this.#showForm(this.#priced())
    return this.#form.checkValidity()
  }

  /** The same, and the browser shows the first problem at its field. */
  reportValidity(): boolean {
    this.#showForm(this.#priced())
    return this.#form.reportValidity()
  }

  /** The problems of reading and pricing. Paths start at the element, as in `['line', 'subitems']`. */
  get problems(): readonly Problem[] {
    return this.#priced().problems
  }

  /** The design. Setting it starts a new history. */
  get design(): Design {
    return this.#board.design
  }
  set design(design: Design) {
    this.#board.load(design)
  }

  /** The drawings as a flashing line has them; undefined when nothing is drawn. */
  get drawing(): DesignDrawings | undefined {
    return toDrawings(this.design)
  }

  /**
   * The flashing line, ready to be sent; undefined when nothing is drawn, and while there are problems. One that is set is
   * shown if it can be.
   */
  get line(): FlashingLineInput | undefined {
    return this.#priced().line
  }
  set line(line: FlashingLineInput | undefined) {
    this.design = fromDrawings(line) ?? emptyDesign
  }

  /** The sheet of the flashing as an SVG; empty without a line. */
  get svg(): string {
    const { line } = this
    return line === undefined ? '' : renderFlashingSvg(line, { locale: languageOf(this.#locale) })
  }

  /** The measurements of the flashing known so far. */
  get figures(): DesignerFigures {
    return this.#priced().figures
  }

  /** The settings of the account: currency, bends of a crush fold, the shortest length that is charged. */
  get account(): AccountInput {
    return this.#account
  }
  set account(account: AccountInput) {
    this.#account = account
    this.#render()
  }

  /** The limits of the workshop, for advice. */
  get limits(): SheetLimits {
    return this.#limits
  }
  set limits(limits: SheetLimits) {
    this.#limits = limits
    this.#render()
  }

  /** The table of prices by girth and bends (F12), for what `thickness`, `price-level` and `colour` say. */
  get priceTable(): DesignerPriceTable['table'] | undefined {
    return this.#priceTable
  }
  set priceTable(table: DesignerPriceTable['table'] | undefined) {
    this.#priceTable = table
    this.#render()
  }

  /** The words of the designer. Those that are set replace the words of its language. */
  get labels(): DesignerLabels {
    return labelsIn(this.#locale, this.#replacedLabels)
  }
  set labels(labels: Partial<DesignerLabels>) {
    this.#replacedLabels = labels
    this.#render()
  }

  /** Prints the sheet for the workshop by itself. */
  printOrderSheet(): void {
    const { line } = this
    if (line !== undefined)
      printSheet(orderSheetHtml(line, this.#locale), this.design.name || this.labels.orderSheet)
  }

  get #locale(): string {
    const locale = this.getAttribute('locale')
    return isLocale(locale) ? locale : 'en-AU'
  }

  /** Whether somebody is typing into a field: then a word is not finished. */
  get #isTyping(): boolean {
    return this.#fields.typing !== undefined || this.#board.typing?.isLeft === false
  }

  #priced(): PricedDesign {
    const { design } = this
    const settings = { locale: this.#locale, currency: currencyOf(this.#account) }
    const order = orderBy(this, this.#fields, design.name, this.#priceTable, settings)
    const unread = this.#board.typing?.problem
    return pricedDesign(design, order, this.#account, this.#limits, unread === undefined ? [] : [unread])
  }

  #wordsOf(problem: Problem): string {
    return wordsOf(problem, this.labels, this.#locale, this.#board.typing?.field)
  }

  /** Its value and whether it is valid, for its form. */
  #showForm({ line, problems }: PricedDesign): void {
    const [first] = problems
    this.#form.show({
      value: line === undefined ? null : JSON.stringify(line),
      problems,
      message: first === undefined ? '' : this.#wordsOf(first),
      anchor: this.#screen?.wrongField,
    })
  }

  /** Shows what is there now, says so, and keeps it. */
  #changed(): void {
    const priced = this.#priced()
    const { line, figures, problems } = priced
    this.#render(priced)
    const detail: DesignerChange = { design: this.design, line, figures, problems }
    this.dispatchEvent(new CustomEvent('change', { detail, bubbles: true, composed: true }))
    // A drag is kept once it has ended, and a text once its field is left. Until then nothing is said of a text.
    if (this.#isTyping) return
    this.#announcer.announce(() => saidOf(figures, this.labels, this.#locale))
    if (this.#screen?.isBusy !== true) this.#keeper.write()
  }

  #save(ending: string, type: string, content: string): void {
    saveFile(`${this.design.name || 'flashing'}.${ending}`, type, content)
  }

  #viewModel(priced: PricedDesign): ViewModel {
    const words = {
      labels: this.labels,
      locale: this.#locale,
      currency: currencyOf(this.#account),
      wordsOf: (problem: Problem) => this.#wordsOf(problem),
    }
    return deskOf(this.#board, shownOrder(priced, this.#fields, words), {
      ...typingInto(this.#fields, words, () => {
        this.#changed()
      }),
      print: () => {
        this.printOrderSheet()
      },
      saveSvg: () => {
        this.#save('svg', 'image/svg+xml', this.svg)
      },
      saveJson: () => {
        this.#save('json', 'application/json', JSON.stringify(this.line, null, 2))
      },
    })
  }

  /** @param known what is there, where it was worked out just now */
  #render(known?: PricedDesign): void {
    if (this.#screen === undefined || !this.isConnected) return
    const priced = known ?? this.#priced()
    this.#screen.isDisabled = this.#isDisabled
    this.#screen.show(this.#viewModel(priced), () => orderSheetHtml(priced.line, this.#locale))
    // The field that is wrong is marked by now.
    this.#showForm(priced)
  }
}

const registry = globalThis.customElements as CustomElementRegistry | undefined
if (registry !== undefined && registry.get('flashing-designer') === undefined)
  registry.define('flashing-designer', FlashingDesigner)
