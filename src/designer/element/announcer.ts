const PAUSE_MS = 300

/** Announces to screen readers only the last of several changes, once the drag or the keys pause. */
export class Announcer {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly say: (words: string) => void) {}

  /**
   * @param words returns the text; called when announcing, so that the text is in the current language
   */
  announce(words: () => string): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.say(words())
    }, PAUSE_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
