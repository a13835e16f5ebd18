import { applySchedule } from '@vitrine/domain/catalogue/schedule/apply-schedule'
import { scheduleJobKind } from '@vitrine/store/catalogue/plan-change'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import type { JobHandler } from '../jobs/job-handler.ts'

const scheduleJobs = defineJob(scheduleJobKind, Type.Object({ productId: Type.String() }))

/**
 * Shows a product, or begins or ends its sale, at the moment that its owner set. What was set again meanwhile is not due: nothing changes
 * then. Its next moment is planned where it is saved.
 */
export const turnSchedule: JobHandler = async ({ payload, store, nowMs }) => {
  const { productId } = scheduleJobs.read(payload)
  await store.transaction(async (tables) => {
    const product = await tables.products.lock(productId)
    if (!product) return
    const turned = applySchedule(product, nowMs)
    if (JSON.stringify(turned) === JSON.stringify(product)) return
    await tables.products.save(turned)
    await tables.site.raiseRevision()
  })
}
