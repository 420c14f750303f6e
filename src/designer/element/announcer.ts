/** Without a change for this long, in ms, the hand is still. */
const STILL = 300

/** Says what has changed to those who do not see it: once, and not while a drag or the keys go on. */
export class Announcer {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly say: (words: string) => void) {}

  /** @param words asked for when they are said, in the language that the designer has by then */
  announce(words: () => string): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.say(words())
    }, STILL)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
