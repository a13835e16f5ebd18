import type { Counted, Hit } from '../hit.ts'
import type { VisitStep } from '../subjects.ts'

/** What a call tells of a visit, read and cleaned. */
export interface Told {
  readonly page?: Hit['page']
  readonly counted?: readonly Counted[]
  readonly step?: VisitStep
}
