import { beforeEach } from 'vitest'

/** Tests of size and of time say nothing of figures that others do not. */
const LONG =
  /thousands? |100 000|10 000 bad|million|lists without end|nobody should send|on documents of every kind/

beforeEach(({ task, skip }) => {
  skip(LONG.test(task.fullName))
})
