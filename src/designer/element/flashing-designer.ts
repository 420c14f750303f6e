import { fromDrawings } from '../model/design-of-drawing.js'
import type { Design } from '../model/design.js'
import { sampleDesigns } from '../model/sample-designs.js'
import { toDrawings, type DesignDrawings } from '../model/wire-drawing.js'
import { renderFlashingSvg } from '../../api/flashing/drawings.js'
import { isLocale } from '../../input/marks.js'
import { languageOf } from '../../languages/languages.js'
import { withFallback } from '../../problem/with-fallback.js'
import { isSameJson } from '../../problem/same-json.js'
import type { Problem } from '../../problem/problem.js'
import type { AccountInput } from '../../wire/account.generated.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import type { SheetLimits, StockOptions } from '../../wire/options.generated.js'
import { AddressKeeper } from './address-keeper.js'
import { Announcer } from './announcer.js'
import { BarsPicture } from './bars-picture.js'
import { addressText, type TypedOrder } from './designer-address.js'
import { DesignerBoard } from './designer-board.js'
import { labelsIn, announcementOf, type DesignerLabels } from './designer-labels.js'
import { DesignerScreen } from './designer-screen.js'
import { viewModelOf, type ViewModel } from './view-model.js'
import { takeEarlierProperties } from './earlier-properties.js'
import { currencyOf, type DesignerAdvice, type DesignerFigures } from './flashing-figures.js'
import type { DesignerPriceTable } from './metre-price.js'
import { drawingsIn, lineToKeep, emptyDesignFor } from './given-order.js'
import { orderBy } from './order-attributes.js'
import { FormPart } from './form-part.js'
import { shownOrder, orderActionsOf } from './shown-order.js'
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
  /** The flashing line for a request. Undefined without a drawing, or while there are problems. */
  readonly line: FlashingLineInput | undefined
  /** The figures known so far. */
  readonly figures: DesignerFigures
  /** The problems that prevent the line and some figures. */
  readonly problems: readonly Problem[]
  /**
   * The name of the field or of the drawing action. A page with its own history can undo consecutive changes
   * of one gesture together.
   */
  readonly gesture?: string
}

// Servers have no HTMLElement. They can import the class, but not use it.
const Base =
  (globalThis.HTMLElement as typeof HTMLElement | undefined) ?? (Object as unknown as typeof HTMLElement)

/** The events of `<flashing-designer>` that have their own type of detail. */
export interface DesignerEventMap extends HTMLElementEventMap {
  /** Dispatched at every change that the user makes. */
  change: CustomEvent<DesignerChange>
}

declare global {
  interface HTMLElementTagNameMap {
    /** The designer of flashings. */
    'flashing-designer': FlashingDesigner
  }
}

/** Accepts listeners for the events in {@link DesignerEventMap}. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- it only overloads inherited methods
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
export class FlashingDesigner extends Base {
  /** Makes the element part of its form, which sends the line as JSON. */
  static readonly formAssociated = true

  /** The attributes whose changes the element observes. */
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
  #stock: StockOptions = {}
  readonly #bars = new BarsPicture()
  #replacedLabels: Partial<DesignerLabels> = {}
  #priceTable: DesignerPriceTable['table'] | undefined
  readonly #fields = new OrderFields()
  /** The line that the page has set, with its design and its drawings. Undefined once the page sets a design. */
  #given:
    | {
        readonly line: unknown
        readonly design: Design
        readonly drawings: DesignDrawings | undefined
        /** The line, if the designer cannot change its drawing. */
        readonly stored: FlashingLineInput | undefined
      }
    | undefined
  readonly #form = new FormPart(this)
  #isDisabled = false
  readonly #announcer = new Announcer((words) => {
    this.#screen?.say(words)
  })
  readonly #keeper = new AddressKeeper({
    isOn: () => this.hasAttribute('hash'),
    text: () => addressText(this.design, this.#fields.typed(currencyOf(this.#account))),
    take: (design, typed) => {
      this.#takeOrder(typed)
      this.design = design
    },
  })

  /** Called by the browser when the element is added to a page. */
  connectedCallback(): void {
    takeEarlierProperties(this, ['account', 'limits', 'stock', 'labels', 'priceTable', 'design', 'line'])
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

  /** Called by the browser when the element is removed from a page. */
  disconnectedCallback(): void {
    this.#screen?.close()
    if (this.#isTyping) this.#keeper.write()
    this.#keeper.stop()
    this.#announcer.stop()
  }

  /** Called by the browser when an attribute changes. */
  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // Frameworks may set an attribute to its own value. Reacting would undo later typing and drawing.
    if (value === before) return
    if (name === 'locale') this.#fields.readAgain(this.#locale, currencyOf(this.#account))
    if (name === 'pieces') this.#fields.begin(value ?? '', this.#locale)
    if (name === 'template' && value !== null && Object.hasOwn(sampleDesigns, value))
      this.design = sampleDesigns[value as keyof typeof sampleDesigns]
    this.#render()
  }

  /**
   * Called by the browser when the form is reset. Restores the design or line that the page or its address set
   * last. With a design, restores the page's pieces and price.
   */
  formResetCallback(): void {
    if (this.#given === undefined) {
      this.#takeOrder({})
      this.#board.reset()
    } else this.#give(this.#given.line)
    this.#keeper.write()
  }

  /** Called by the browser when the element or a fieldset around it is disabled or enabled. */
  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled
    this.#render()
  }

  /** The name under which the form sends the line. */
  get name(): string {
    return this.getAttribute('name') ?? ''
  }
  set name(name: string) {
    this.setAttribute('name', name)
  }

  /** The form that the element belongs to. Null without one. */
  get form(): HTMLFormElement | null {
    return this.#form.form
  }

  /** The validity state of the element. Undefined if the browser does not support custom elements in forms. */
  get validity(): ValidityState | undefined {
    this.#showForm(this.#priced())
    return this.#form.validity
  }

  /** The first problem in words. Empty if the element is valid. */
  get validationMessage(): string {
    this.#showForm(this.#priced())
    return this.#form.validationMessage
  }

  /** Whether the form validates the element. False while the element is disabled. */
  get willValidate(): boolean {
    return this.#form.willValidate
  }

  /** Returns whether the element is free of problems or disabled. Otherwise dispatches `invalid`. */
  checkValidity(): boolean {
    this.#showForm(this.#priced())
    return this.#form.checkValidity()
  }

  /**
   * Returns whether the element is free of problems or disabled. Otherwise the browser shows the first
   * problem at its field.
   */
  reportValidity(): boolean {
    this.#showForm(this.#priced())
    return this.#form.reportValidity()
  }

  /** The problems found in reading and pricing. Paths start at the element: `['line', 'subitems']`. */
  get problems(): readonly Problem[] {
    return this.#priced().problems
  }

  /** The design. Setting it starts a new history. */
  get design(): Design {
    return this.#board.design
  }
  set design(design: Design) {
    this.#given = undefined
    this.#board.load(design)
  }

  /** The drawings in the fields of a flashing line. Undefined if nothing is drawn. */
  get drawing(): DesignDrawings | undefined {
    const { design } = this
    // Converting the design back could move points by hundredths.
    return design === this.#given?.design ? this.#given.drawings : toDrawings(design)
  }

  /**
   * The flashing line for a request. Undefined without a drawing, or while there are problems. Setting
   * another line shows its pieces, its price per metre, and its drawings. If the designer cannot change the
   * drawings, it shows an empty design. The line then stays unchanged until the user draws a flashing or
   * changes the order. The other fields of the line, such as its colour, stay in it.
   */
  get line(): FlashingLineInput | undefined {
    return this.#priced().line
  }
  set line(line: object | undefined) {
    // Frameworks give back the line that the designer has just reported. Showing it again would undo typing.
    if (!isSameJson(line, this.line)) this.#give(line)
  }

  /** The sheet of the flashing as SVG. Empty if `line` is undefined. */
  get svg(): string {
    const { line } = this
    return line === undefined ? '' : renderFlashingSvg(line, { locale: languageOf(this.#locale) })
  }

  /** The figures of the flashing known so far. */
  get figures(): DesignerFigures {
    return this.#priced().figures
  }

  /**
   * The account settings: the currency, the bends of a crush fold, the minimum charged length and the longest
   * piece.
   */
  get account(): AccountInput {
    return this.#account
  }
  set account(account: AccountInput) {
    this.#account = account
    this.#fields.readAgain(this.#locale, currencyOf(account))
    this.#render()
  }

  /** The limits of the workshop, for advice on the flashing. */
  get limits(): SheetLimits {
    return this.#limits
  }
  set limits(limits: SheetLimits) {
    this.#limits = limits
    this.#render()
  }

  /**
   * The stock lengths, offcuts and kerf. With stock lengths or offcuts, the order sheet has a cutting plan
   * (F13).
   */
  get stock(): StockOptions {
    return this.#stock
  }
  set stock(stock: StockOptions) {
    this.#stock = stock
    this.#bars.load()
    this.#bars.whenLoaded(() => {
      this.#render()
    })
  }

  /**
   * The price table by girth and bends (F12). The attributes `thickness`, `price-level` and `colour` select
   * prices in it.
   */
  get priceTable(): DesignerPriceTable['table'] | undefined {
    return this.#priceTable
  }
  set priceTable(table: DesignerPriceTable['table'] | undefined) {
    this.#priceTable = table
    this.#render()
  }

  /** The texts of the designer. Texts that you set replace those of its language. */
  get labels(): DesignerLabels {
    return labelsIn(this.#locale, this.#replacedLabels)
  }
  set labels(labels: Partial<DesignerLabels>) {
    this.#replacedLabels = labels
    this.#render()
  }

  /** Prints only the order sheet for the workshop. Prints nothing if `line` is undefined. */
  printOrderSheet(): void {
    this.#bars.whenLoaded(() => {
      const { line } = this
      if (line !== undefined) printSheet(this.#sheetOf(line), this.design.name || this.labels.orderSheet)
    })
  }

  #give(line: unknown): void {
    this.#takeOrder({})
    const design = fromDrawings(line)
    this.design = design ?? emptyDesignFor(line)
    withFallback(undefined, () => {
      this.#fields.showLine(line, this.#priced().price.micros, this.#locale, currencyOf(this.#account))
    })
    const stored = design === undefined ? lineToKeep(line) : undefined
    this.#given = { line, design: this.design, drawings: design && drawingsIn(line), stored }
    this.#render()
  }

  #takeOrder(typed: TypedOrder): void {
    this.#fields.take(typed, this.getAttribute('pieces') ?? '', this.#locale, currencyOf(this.#account))
  }

  #sheetOf(line: FlashingLineInput | undefined): string {
    const settings = { locale: this.#locale, account: this.#account, stock: this.#stock }
    return orderSheetHtml(line, this.#locale, line === undefined ? '' : this.#bars.of(line, settings))
  }

  get #locale(): string {
    const locale = this.getAttribute('locale')
    return isLocale(locale) ? locale : 'en-AU'
  }

  get #stored(): FlashingLineInput | undefined {
    return this.#given?.design === this.design ? this.#given.stored : undefined
  }

  /** Whether the user is typing into a field, so that its text may be unfinished. */
  get #isTyping(): boolean {
    return this.#fields.typing !== undefined || this.#board.typing?.isLeft === false
  }

  #priced(): PricedDesign {
    const { design } = this
    const settings = { locale: this.#locale, currency: currencyOf(this.#account) }
    const order = orderBy(this, this.#fields, design.name, this.#priceTable, settings)
    const unread = this.#board.typing?.problem
    const isEmptied = this.#board.canUndo && this.#fields.piecesText !== ''
    const stored = this.#fields.areTextsOfLine ? this.#stored : undefined
    return pricedDesign(
      this.drawing,
      { ...order, isBegun: order.isBegun === true || isEmptied, stored },
      this.#account,
      this.#limits,
      unread === undefined ? [] : [unread],
    )
  }

  #wordsOf(problem: Problem): string {
    return wordsOf(problem, this.labels, this.#locale, this.#board.typing?.field)
  }

  #showForm({ line, problems }: PricedDesign): void {
    const [first] = problems
    this.#form.show({
      value: line === undefined ? null : JSON.stringify(line),
      problems,
      message: first === undefined ? '' : this.#wordsOf(first),
      anchor: this.#screen?.invalidField,
    })
  }

  /** Shows the current state, dispatches `change`, announces the figures, and writes the address. */
  #changed(): void {
    const priced = this.#priced()
    const { line, figures, problems } = priced
    this.#render(priced)
    const gesture = this.#fields.typing ?? this.#board.gesture
    const detail: DesignerChange = { design: this.design, line, figures, problems, gesture }
    this.dispatchEvent(new CustomEvent('change', { detail, bubbles: true, composed: true }))
    // Waits until the user leaves a field. The address also waits until a drag ends.
    if (this.#isTyping) return
    this.#announcer.announce(() => announcementOf(figures, this.labels, this.#locale))
    if (this.#screen?.isBusy !== true) this.#keeper.write()
  }

  #save(ending: string, type: string, content: string): void {
    saveFile(`${this.design.name || 'flashing'}.${ending}`, type, content)
  }

  #viewModel(priced: PricedDesign): ViewModel {
    const { labels } = this
    const words = {
      labels: this.#stored === undefined ? labels : { ...labels, empty: labels.fixed },
      locale: this.#locale,
      currency: currencyOf(this.#account),
      wordsOf: (problem: Problem) => this.#wordsOf(problem),
    }
    return viewModelOf(this.#board, shownOrder(priced, this.#fields, words), {
      ...orderActionsOf(this.#fields, words, () => {
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

  #render(known?: PricedDesign): void {
    if (this.#screen === undefined || !this.isConnected) return
    const priced = known ?? this.#priced()
    this.#screen.isDisabled = this.#isDisabled
    this.#screen.show(this.#viewModel(priced), () => this.#sheetOf(priced.line))
    // Must come last, because `show` marks the invalid field.
    this.#showForm(priced)
  }
}

const registry = globalThis.customElements as CustomElementRegistry | undefined
if (registry !== undefined && registry.get('flashing-designer') === undefined)
  registry.define('flashing-designer', FlashingDesigner)
