import { productActs } from '../catalogue/bulk/product-acts.ts'
import { stockAct } from '../catalogue/bulk/stock-act.ts'
import { commentActs } from '../comments/bulk/comment-acts.ts'
import { itemActs } from '../content/bulk/item-acts.ts'
import { tagCustomersAct } from '../customers/tag-customers-act.ts'
import { submissionActs } from '../forms/bulk/submission-acts.ts'
import type { BulkActHandler } from '../lists/bulk/bulk-act-handler.ts'
import { mailActs } from '../mail/bulk/mail-acts.ts'
import { removeFilesAct } from '../media/bulk/remove-act.ts'
import { subscriberActs } from '../newsletter/panel/subscriber-acts.ts'
import { orderActs } from '../orders/bulk/order-acts.ts'
import { removeRedirectsAct } from '../redirects/redirect-acts.ts'
import { restockActs } from '../restock/restock-acts.ts'
import { reviewActs } from '../reviews/panel/review-bulk-acts.ts'
import { pageActs } from '../website/pages/page-bulk-acts.ts'
import { mailEndings, mailReturns } from './shop/mail-fates.ts'

/** Every act on many rows. One that stands here has its call, its dry run, its job, and can be watched, stopped and undone. */
export const bulkActs: readonly BulkActHandler<unknown>[] = [
  ...orderActs,
  removeRedirectsAct,
  ...productActs,
  ...itemActs,
  ...commentActs,
  ...submissionActs,
  removeFilesAct,
  ...mailActs(mailEndings, mailReturns),
  ...subscriberActs,
  stockAct as BulkActHandler<unknown>,
  tagCustomersAct as BulkActHandler<unknown>,
  ...restockActs,
  ...reviewActs,
  ...pageActs,
]
