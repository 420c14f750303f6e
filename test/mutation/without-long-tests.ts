import { beforeEach } from 'vitest'
import { UNMUTATED_TITLES } from '../long.ts'

beforeEach(({ task, skip }) => {
  skip(UNMUTATED_TITLES.test(task.fullName))
})
