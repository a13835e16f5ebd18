import { experimentOf, isSeveral, severalKey } from '../experiments/experiment-keys.ts'
import type { Addition } from './additions.ts'
import type { Counted } from './hit.ts'
import { maxSeen, type Visit } from './visit.ts'

type Seen = Visit['seen']

const subject = 'experiment' as const
const prefix = `${subject}|`

/**
 * Counts that a visit saw a variant. It is one of the first that it saw of an experiment, whatever it sees in a second tab: the chance that a
 * visit stays in a variant would otherwise hang on its share, and visits of several tabs are not like others. It is counted beside how many saw several.
 */
export function countExposure(
  seen: Seen,
  { key, views = 0 }: Pick<Counted, 'key' | 'views'>,
): { readonly seen: Seen; readonly additions: readonly Addition[] } {
  const known = seenVariants(seen)
  const first = known.find((each) => experimentOf(each) === experimentOf(key))
  if (first === undefined) return countFirst(seen, { key, views })
  const again = { subject, key: first, visits: 0, views }
  const several = severalKey(key)
  if (first === key || known.includes(several)) return { seen, additions: [again] }
  return { seen: [...seen, prefix + several], additions: [again, { subject, key: several, visits: 1 }] }
}

/** The variants that a visit saw, as their keys, and those of several. */
export function seenVariants(seen: Seen): readonly string[] {
  return seen.filter((mark) => mark.startsWith(prefix)).map((mark) => mark.slice(prefix.length))
}

/** The variants that a visit is counted for, as their keys. */
export function countedVariants(seen: Seen): readonly string[] {
  return seenVariants(seen).filter((key) => !isSeveral(key))
}

function countFirst(seen: Seen, { key, views }: Required<Pick<Counted, 'key' | 'views'>>) {
  const hasRoom = countedVariants(seen).length < maxSeen.experiment
  return {
    seen: hasRoom ? [...seen, prefix + key] : seen,
    additions: [{ subject, key, visits: hasRoom ? 1 : 0, views }],
  }
}
