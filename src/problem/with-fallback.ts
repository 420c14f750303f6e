/** Returns the result of a function, or `otherwise` if it throws. */
export function withFallback<A>(otherwise: A, work: () => A): A {
  try {
    return work()
  } catch {
    return otherwise
  }
}
