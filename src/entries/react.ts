/**
 * For React 18 or later: a quote form as a hook, and the flashing designer as a component. This entry does not load
 * the designer; import `quotewright/designer-element` to register it.
 *
 * @packageDocumentation
 */
export { useQuoteForm, type QuoteInputProps, type UseQuoteFormResult } from '../react/use-quote-form.js'
export { FlashingDesigner } from '../react/flashing-designer.js'
export type { DesignerChange } from '../designer/element/flashing-designer.js'
export type { QuoteForm } from '../form/quote-form.js'
export type { AccountInput } from '../wire/account.generated.js'
