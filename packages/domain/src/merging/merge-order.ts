import { isSame } from './is-same.ts'
import type { Side, ThreeWays } from './three-ways.ts'

type Keys = readonly string[]

/** The keys of all that either list has, in the order of whoever moved some; where both did, `ask` says whose. What only one of them has stands behind what it stood behind there. */
export function mergeOrder(sides: ThreeWays<Keys>, ask: () => Side): Keys {
  const { base, ours, theirs } = sides
  const shared = new Set(ours.filter((key) => theirs.includes(key)))
  const known = base.filter((key) => shared.has(key))
  const inOrder = (keys: Keys) => keys.filter((key) => known.includes(key))
  const [mine, other] = [inOrder(ours), inOrder(theirs)]
  const isAsked = !isSame(mine, known) && !isSame(other, known) && !isSame(mine, other)
  const isMine = isAsked ? ask() === 'ours' : !isSame(mine, known)
  const [leading, following] = isMine ? [ours, theirs] : [theirs, ours]
  const merged = [...leading]
  for (const [place, key] of following.entries()) {
    if (merged.includes(key)) continue
    const before = following.slice(0, place).findLast((each) => merged.includes(each))
    const isFirst = following.slice(place + 1).some((each) => merged.includes(each))
    const last = isFirst ? 0 : merged.length
    merged.splice(before === undefined ? last : merged.indexOf(before) + 1, 0, key)
  }
  return merged
}
