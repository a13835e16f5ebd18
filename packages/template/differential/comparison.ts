import type { ReferenceRendered } from './reference-engine.ts'

/** What became of one template and its data in both engines. */
export interface Comparison {
  readonly source: string
  readonly data: unknown
  readonly ours: ReferenceRendered
  readonly theirs: ReferenceRendered
}
