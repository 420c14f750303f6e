/**
 * `<flashing-designer>`: a designer of flashings as one custom element, drawn by mouse, touch and keyboard. Importing it in
 * a browser registers it; on a server it does nothing.
 *
 * @packageDocumentation
 */
import { designOfDrawings } from '../designing/design-of-drawing.js'
import { emptyDesign, type Design } from '../designing/design.js'
import { sampleDesigns } from '../designing/sample-designs.js'
import { drawingsOf, type DesignDrawings } from '../designing/wire-drawing.js'
import { renderFlashingSvg } from '../flashing-results.generated.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { FlashingLineInput } from '../wire/flashing.generated.js'
import type { SheetLimits } from '../wire/options.generated.js'
import { AddressKeeper } from './address-keeper.js'
import { Announcer } from './announcer.js'
import { addressText } from './designer-address.js'
import { DesignerBoard } from './designer-board.js'
import { ENGLISH_LABELS, saidOf, type DesignerLabels } from './designer-labels.js'
import { DesignerScreen } from './designer-screen.js'
import { deskOf, type Desk } from './desk.js'
import { takeEarlierProperties } from './earlier-properties.js'
import { currencyOf, type DesignerAdvice, type DesignerFigures } from './flashing-figures.js'
import type { DesignerPriceTable } from './metre-price.js'
import { orderBy } from './order-attributes.js'
import { OrderFields } from './order-fields.js'
import { orderSheetHtml, printSheet, saveFile } from './order-sheet.js'
import { pricedDesign, type PricedDesign } from './priced-design.js'

export type { Design, DesignDrawings, DesignerAdvice, DesignerFigures, DesignerLabels, FlashingLineInput }

/** What the event `change` says. */
export interface DesignerChange {
  /** The design. */
  readonly design: Design
  /** The flashing line, ready to be sent; undefined when nothing is drawn. */
  readonly line: FlashingLineInput | undefined
  /** What is measured of it. */
  readonly figures: DesignerFigures
}

// On a server there are no elements: the class is there, and nothing can be made of it.
const Base =
  (globalThis.HTMLElement as typeof HTMLElement | undefined) ?? (Object as unknown as typeof HTMLElement)

/** The element `<flashing-designer>`. */
export class FlashingDesigner extends Base {
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
  #labels: DesignerLabels = ENGLISH_LABELS
  #priceTable: DesignerPriceTable['table'] | undefined
  readonly #fields = new OrderFields()
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
    this.#keeper.stop()
    this.#announcer.stop()
  }

  /** Called by the page when an attribute changes. */
  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // Frameworks set what is there already, and would undo what was typed or drawn since.
    if (value === before) return
    if (name === 'locale') this.#fields.readAgain(this.#locale)
    if (name === 'pieces') this.#fields.begin(value ?? '', this.#locale)
    if (name === 'template' && value !== null && Object.hasOwn(sampleDesigns, value))
      this.design = sampleDesigns[value as keyof typeof sampleDesigns]
    this.#render()
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
    return drawingsOf(this.design)
  }

  /** The flashing line, ready to be sent; undefined when nothing is drawn. One that is set is shown if it can be. */
  get line(): FlashingLineInput | undefined {
    return this.#priced().line
  }
  set line(line: FlashingLineInput | undefined) {
    this.design = designOfDrawings(line) ?? emptyDesign
  }

  /** The sheet of the flashing as an SVG; empty when nothing is drawn. */
  get svg(): string {
    const { line } = this
    return line === undefined
      ? ''
      : renderFlashingSvg(line, { locale: this.#locale.startsWith('de') ? 'de' : 'en' })
  }

  /** What is measured of the flashing. */
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

  /** What the workshop can make, for advice. */
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

  /** The words of the designer. Those that are set replace the English ones. */
  get labels(): DesignerLabels {
    return this.#labels
  }
  set labels(labels: Partial<DesignerLabels>) {
    this.#labels = { ...ENGLISH_LABELS, ...labels }
    this.#render()
  }

  /** Prints the sheet for the workshop by itself. */
  printOrderSheet(): void {
    const { line } = this
    if (line !== undefined)
      printSheet(orderSheetHtml(line, this.#locale), this.design.name || this.#labels.orderSheet)
  }

  get #locale(): string {
    return this.getAttribute('locale') ?? 'en-AU'
  }

  #priced(): PricedDesign {
    const { design } = this
    const currency = currencyOf(this.#account)
    const order = orderBy(this, this.#fields, design.name, this.#priceTable, currency)
    return pricedDesign(design, order, this.#account, this.#limits)
  }

  /** Shows what is there now, says so, and keeps it. */
  #changed(): void {
    const priced = this.#priced()
    const { line, figures } = priced
    this.#render(priced)
    const detail: DesignerChange = { design: this.design, line, figures }
    this.dispatchEvent(new CustomEvent('change', { detail, bubbles: true, composed: true }))
    this.#announcer.announce(() => saidOf(figures, this.#labels, this.#locale))
    // A drag is kept once it has ended.
    if (this.#screen?.isBusy !== true) this.#keeper.write()
  }

  #save(ending: string, type: string, content: string): void {
    saveFile(`${this.design.name || 'flashing'}.${ending}`, type, content)
  }

  #desk({ figures, price }: PricedDesign): Desk {
    const { piecesText, cutList } = this.#fields
    const shown = { figures, price, piecesText, cutList, currency: currencyOf(this.#account) }
    return deskOf(
      this.#board,
      { ...shown, labels: this.#labels, locale: this.#locale },
      {
        setPieces: (text) => {
          this.#fields.typePieces(text, this.#locale)
          this.#changed()
        },
        setUnitPrice: (micros) => {
          this.#fields.typedPrice = micros
          this.#board.refused = undefined
          this.#changed()
        },
        print: () => {
          this.printOrderSheet()
        },
        saveSvg: () => {
          this.#save('svg', 'image/svg+xml', this.svg)
        },
        saveJson: () => {
          this.#save('json', 'application/json', JSON.stringify(this.line, null, 2))
        },
      },
    )
  }

  /** @param known what is there, where it was worked out just now */
  #render(known?: PricedDesign): void {
    if (this.#screen === undefined || !this.isConnected) return
    const priced = known ?? this.#priced()
    this.#screen.show(this.#desk(priced), () => orderSheetHtml(priced.line, this.#locale))
  }
}

const registry = globalThis.customElements as CustomElementRegistry | undefined
if (registry !== undefined && registry.get('flashing-designer') === undefined)
  registry.define('flashing-designer', FlashingDesigner)
