export function withFallback<A>(otherwise: A, work: () => A): A {
  try {
    return work()
  } catch {
    return otherwise
  }
}
