const PAUSE_MS = 300

/** Announces the last of several changes to screen readers, after a drag or a series of keys has paused. */
export class Announcer {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly say: (words: string) => void) {}

  /**
   * @param words returns the text; called only when it is announced, so that it is in the current language
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
