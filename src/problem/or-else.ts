/** What a function works out, or this where its arguments are not what they are said to be. */
export function orElse<A>(otherwise: A, work: () => A): A {
  try {
    return work()
  } catch {
    return otherwise
  }
}
