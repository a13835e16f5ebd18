import type { Grounds } from './shop/grounds.ts'

/** Something that a hostile client got, and should not have. */
export interface Finding {
  /** What was done, short: `Host: a b`. */
  readonly what: string
  /** What came of it. */
  readonly got: string
}

/** One kind of hostility. */
export interface Assault {
  readonly name: string
  /** Attacks; gives how many attempts were made and what they found. */
  run(grounds: Grounds): Promise<AssaultReport>
}

interface AssaultReport {
  readonly attempts: number
  readonly findings: readonly Finding[]
}

/** A finding when `isWrong`, else nothing. */
export function findIf(isWrong: boolean, what: string, got: string): readonly Finding[] {
  return isWrong ? [{ what, got: got.replaceAll(/\s+/g, ' ').slice(0, 300) }] : []
}
