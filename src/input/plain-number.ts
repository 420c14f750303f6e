import { exactOf, type Exact } from './exact.js'
import type { Marks } from './marks.js'

/** People type these marks in every locale: on a numpad, or by the habit of another country. */
const HABITS = [
  ['.', ','],
  [',', '.'],
] as const

/** Returns every reading: in English, `1,234` is 1234 or 1.234. Refuses misplaced group separators. */
export function readPlainNumber(text: string, marks: Marks): readonly Exact[] {
  const own = readBy(text, marks.decimal, marks)
  if (own !== undefined && text.includes(marks.decimal)) return [own]
  const readings = own === undefined ? [] : [own]
  for (const [decimal, group] of HABITS) {
    if (decimal === marks.group && isGroupOutOfPlace(text, decimal)) continue
    const other =
      readBy(text, decimal, { ...marks, group, lastGroup: 3, otherGroups: 3 }) ??
      // Other group separators go with either decimal mark: `1 234.50` in French, on a numpad.
      readBy(text, decimal, marks)
    // All readings have the same digits, so they differ only if the number of decimals differs.
    if (other !== undefined && readings.every(({ denominator }) => denominator !== other.denominator))
      readings.push(other)
  }
  return readings
}

/** Refuses a misplaced group separator of the money format, even if the plain format could read the text. */
export function readEitherNumber(text: string, money: Marks, plain: Marks): readonly Exact[] {
  const isReadableAsMoney = readBy(text, money.decimal, money) !== undefined
  if (!isReadableAsMoney && money.group === plain.decimal && isGroupOutOfPlace(text, money.group)) return []
  const ways = isReadableAsMoney ? [money, plain] : [plain, money]
  const readings = ways.flatMap((marks) => readPlainNumber(text, marks))
  return readings.filter(
    (one, index) => readings.findIndex(({ denominator }) => denominator === one.denominator) === index,
  )
}

/** In English, `10,0000` is a slip, but `0,1234` and `1.234,5678` are not. */
function isGroupOutOfPlace(text: string, mark: string): boolean {
  const [whole = '', behind = ''] = text.split(mark)
  return behind.length > 3 && /^0*[1-9][0-9]*$/.test(whole)
}

function readBy(
  text: string,
  decimal: string,
  marks: Pick<Marks, 'group' | 'lastGroup' | 'otherGroups'>,
): Exact | undefined {
  const [whole = '', decimals, ...more] = text.split(decimal)
  if (more.length > 0 || !/^[0-9]*$/.test(decimals ?? '')) return undefined
  const digits = withoutGroups(whole, marks)
  if (digits === undefined || digits + (decimals ?? '') === '') return undefined
  return exactOf(digits, decimals)
}

function withoutGroups(
  whole: string,
  { group, lastGroup, otherGroups }: Pick<Marks, 'group' | 'lastGroup' | 'otherGroups'>,
): string | undefined {
  if (/^[0-9]*$/.test(whole)) return whole
  const groups = whole.split(group)
  if (!groups.every((one) => /^[0-9]+$/.test(one))) return undefined
  const [first = '', ...others] = groups
  const areRight = others.every(
    (one, index) => one.length === (index === others.length - 1 ? lastGroup : otherGroups),
  )
  // Nobody groups a number that starts with 0: `0,234` is not 234.
  return areRight && first.length <= otherGroups && !first.startsWith('0') ? groups.join('') : undefined
}
