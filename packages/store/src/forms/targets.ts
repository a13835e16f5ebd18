import type { FormDelivery } from '@vitrine/domain/forms/targets/delivery'
import type { FormTarget } from '@vitrine/domain/forms/targets/form-target'

/** Where submissions of forms go. */
export interface FormTargetRecords {
  find(id: string): Promise<FormTarget | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<FormTarget | undefined>
  /** The targets of a form, the oldest first. */
  ofForm(formId: string): Promise<readonly FormTarget[]>
  save(target: FormTarget): Promise<void>
  /** Removes a target with its deliveries. */
  remove(id: string): Promise<void>
}

/** What is on its way to targets, or has been. */
export interface FormDeliveryRecords {
  find(id: string): Promise<FormDelivery | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<FormDelivery | undefined>
  save(delivery: FormDelivery): Promise<void>
  /** Deliveries to a target, the newest first; those behind one of them, where it is given. */
  ofTarget(
    targetId: string,
    limit: number,
    behind?: Pick<FormDelivery, 'id' | 'createdAtMs'> | null,
  ): Promise<readonly FormDelivery[]>
  /** Removes some that began before a moment; returns how many. Those of a submission go with it. */
  removeOld(beforeMs: number): Promise<number>
}
