import { piecesOf, type Bar, type Group, type Task } from './task.js'

/**
 * Each piece, the longest first, into the first bar that has room for it. The room of every bar stands in the
 * leaves of a tree whose nodes know the most of what is below them, so that the first is found without asking
 * them all. A bar of which nothing is cut yet has room for any piece, and so a new one is begun when no other has.
 */
export function firstFitDecreasing({ groups, capacity }: Task): readonly Bar[] {
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, piecesOf(groups))))
  const room = new Array<bigint>(2 * leaves).fill(capacity)
  // Every node of the tree has its room from the start.
  const roomOf = (node: number): bigint => room[node] as bigint
  const bars: Group[][] = []
  for (const group of groups) {
    for (let piece = 0; piece < group.pieces; piece++) {
      let node = 1
      while (node < leaves) node = 2 * node + (roomOf(2 * node) >= group.size ? 0 : 1)
      const number = node - leaves
      if (number === bars.length) bars.push([])
      bars[number]?.push(group)
      room[node] = roomOf(node) - group.size
      for (node >>= 1; node > 0; node >>= 1) {
        const [left, right] = [roomOf(2 * node), roomOf(2 * node + 1)]
        room[node] = left > right ? left : right
      }
    }
  }
  return bars
}
