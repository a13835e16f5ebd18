import type { Counted, Hit } from '@vitrine/domain/insight/hit'
import type { VisitStep } from '@vitrine/domain/insight/subjects'

/** What a call tells of a visit, read and cleaned. */
export interface Told {
  readonly page?: Hit['page']
  readonly counted?: readonly Counted[]
  readonly step?: VisitStep
}
