import type { Product } from '@vitrine/domain/catalogue/product'
import { nextChangeMs } from '@vitrine/domain/catalogue/schedule/apply-schedule'
import type { Session } from '../engine/session.ts'
import { insert } from '../jobs/job-statements.ts'

/** Jobs that change a product at a moment that its owner set. */
export const scheduleJobKind = 'product-schedule'

/** Has a product changed at its next moment; saved twice, it is changed once, and whoever saves it on any way forgets nothing. */
export async function planChange(session: Session, product: Product): Promise<void> {
  const runAtMs = nextChangeMs(product)
  if (runAtMs === null) return
  await session.write(insert, {
    websiteId: session.websiteId,
    id: `${scheduleJobKind}-${product.id}-${runAtMs}`,
    kind: scheduleJobKind,
    payload: JSON.stringify({ productId: product.id }),
    runAtMs,
    mail: '',
  })
}
