/**
 * Makes values of fp-ts's types without importing it, so that bundles stay small and declarations need no other
 * package.
 */
import type { Problem, Result } from './problem.js'

/** The `Left` of fp-ts. */
export interface Left<Wrong> {
  readonly _tag: 'Left'
  readonly left: Wrong
}

/** The `Right` of fp-ts. */
export interface Right<A> {
  readonly _tag: 'Right'
  readonly right: A
}

/** The `Either` of fp-ts, whose functions accept it. */
export type Either<Wrong, A> = Left<Wrong> | Right<A>

export function right<A>(value: A): Right<A> {
  return { _tag: 'Right', right: value }
}

export function left<Wrong>(wrong: Wrong): Left<Wrong> {
  return { _tag: 'Left', left: wrong }
}

export function isRight<A>(either: Either<unknown, A>): either is Right<A> {
  return either._tag === 'Right'
}

export function isLeft<Wrong>(either: Either<Wrong, unknown>): either is Left<Wrong> {
  return either._tag === 'Left'
}

export function map<Wrong, A, B>(either: Either<Wrong, A>, make: (value: A) => B): Either<Wrong, B> {
  return isLeft(either) ? either : right(make(either.right))
}

export function resultOf<A>(answer: Either<readonly Problem[], A>): Result<A> {
  return isRight(answer) ? { ok: true, value: answer.right } : { ok: false, problems: answer.left }
}
