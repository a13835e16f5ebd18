import { isSame } from './is-same.ts'
import type { Side, ThreeWays } from './three-ways.ts'

type Keys = readonly string[]

/** The keys of all that either list has, in the order of whoever moved some; where both did, `ask` says whose. What only one of them has stands behind what it stood behind there. */
export function mergeOrder(sides: ThreeWays<Keys>, ask: () => Side): Keys {
  const { base, ours, theirs } = sides
  const [have, haveToo] = [new Set(ours), new Set(theirs)]
  const known = new Set(base.filter((key) => have.has(key) && haveToo.has(key)))
  const inOrder = (keys: Keys) => keys.filter((key) => known.has(key))
  const [begun, mine, other] = [[...known], inOrder(ours), inOrder(theirs)]
  const isAsked = !isSame(mine, begun) && !isSame(other, begun) && !isSame(mine, other)
  const isMine = isAsked ? ask() === 'ours' : !isSame(mine, begun)
  const [leading, following] = isMine ? [ours, theirs] : [theirs, ours]
  const merged = [...leading]
  const present = new Set(leading)
  for (const [place, key] of following.entries()) {
    if (present.has(key)) continue
    const before = following[place - 1]
    const first = following.some((each) => present.has(each)) ? 0 : merged.length
    merged.splice(before === undefined ? first : merged.indexOf(before) + 1, 0, key)
    present.add(key)
  }
  return merged
}
