type Answer<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly problems: readonly { readonly code: string; readonly param: string }[] }

/** Returns the value of an answer, and fails with its problems. */
export function valueOf<A>(answer: Answer<A>): A {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.value
}

/** Returns each problem as its code and pointer: `required goal.total`. */
export function problemsIn(answer: Answer<unknown>): readonly string[] {
  return answer.ok ? [] : answer.problems.map(({ code, param }) => `${code} ${param}`)
}
