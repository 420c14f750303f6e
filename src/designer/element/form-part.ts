import { withFallback } from '../../problem/with-fallback.js'
import type { Problem } from '../../problem/problem.js'

export interface FormState {
  readonly value: string | null
  readonly problems: readonly Problem[]
  /** The first problem in words. */
  readonly message: string
  readonly anchor: HTMLElement | undefined
}

/** Works without a form if the browser does not support custom elements in forms. */
export class FormPart {
  readonly #internals: ElementInternals | undefined
  #state: FormState = { value: null, problems: [], message: '', anchor: undefined }

  constructor(element: HTMLElement) {
    this.#internals = withFallback<ElementInternals | undefined>(undefined, () => element.attachInternals())
  }

  show(state: FormState): void {
    this.#state = state
    const { value, problems, message, anchor } = state
    const [first] = problems
    // Separate calls, because a browser may support only some of them.
    withFallback(undefined, () => {
      this.#internals?.setFormValue(value)
    })
    withFallback(undefined, () => {
      if (first === undefined) this.#internals?.setValidity({})
      else this.#internals?.setValidity(flagsOf(first), message, anchor)
    })
    withFallback(undefined, () => {
      const { states } = this.#internals ?? {}
      if (first === undefined) states?.delete('invalid')
      else states?.add('invalid')
    })
  }

  get form(): HTMLFormElement | null {
    return withFallback(null, () => this.#internals?.form ?? null)
  }

  /** Undefined if the browser does not support custom elements in forms. */
  get validity(): ValidityState | undefined {
    return this.#internals?.validity
  }

  get validationMessage(): string {
    return this.#state.message
  }

  get willValidate(): boolean {
    return this.#internals?.willValidate ?? false
  }

  checkValidity(): boolean {
    return (
      withFallback<boolean | undefined>(undefined, () => this.#internals?.checkValidity()) ?? this.#isValid
    )
  }

  reportValidity(): boolean {
    return (
      withFallback<boolean | undefined>(undefined, () => this.#internals?.reportValidity()) ?? this.#isValid
    )
  }

  get #isValid(): boolean {
    return this.#state.problems.length === 0
  }
}

function flagsOf({ code }: Problem): ValidityStateFlags {
  return code === 'unreadable_text' || code === 'ambiguous_text' ? { badInput: true } : { customError: true }
}
