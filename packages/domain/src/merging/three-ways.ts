/** The same value as two people found it, and as each left it. */
export interface ThreeWays<Value> {
  readonly base: Value
  readonly ours: Value
  readonly theirs: Value
}

/** Whose change counts. */
export type Side = 'ours' | 'theirs'
