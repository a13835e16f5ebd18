import { cartRows } from './cart/cart-rows.ts'
import { importKeyRows } from './catalogue/import-key-rows.ts'
import { productRows } from './catalogue/product-rows.ts'
import { stockRows } from './catalogue/stock-rows.ts'
import { commentRows } from './comments/comment-rows.ts'
import { authorRows } from './content/author-rows.ts'
import { categoryRows } from './content/categories/category-rows.ts'
import { collectionRows } from './content/collection-rows.ts'
import { draftRows } from './content/drafts/draft-rows.ts'
import { itemRows } from './content/item-rows.ts'
import { layoutRows } from './content/layout-rows.ts'
import { jobRows } from './jobs/job-rows.ts'
import { lazyTables } from './lazy-tables.ts'
import { mailRows } from './mail/mail-rows.ts'
import { imageRows } from './media/image-rows.ts'
import { mediaRows } from './media/media-rows.ts'
import { uploadRows } from './media/upload-rows.ts'
import { orderRows } from './orders/order-rows.ts'
import { passwordLinkRows, signInLinkRows } from './owners/account-link-rows.ts'
import { accountRows } from './owners/account-rows.ts'
import { auditRows } from './owners/audit-rows.ts'
import { sessionRows } from './owners/session-rows.ts'

import { moneyRows } from './payments/money-rows.ts'
import { paymentRows } from './payments/payment-rows.ts'
import { sampleRows } from './samples/sample-rows.ts'
import { redirectRows } from './website/redirect-rows.ts'
import { siteRow } from './website/site-rows.ts'

/** The tables of one website over a session, each behind the verbs of its trade: this list is where one is added. */
export const openTables = lazyTables({
  site: siteRow,
  collections: collectionRows,
  products: productRows,
  items: itemRows,
  itemDrafts: draftRows,
  categories: categoryRows,
  authors: authorRows,
  layouts: layoutRows,
  redirects: redirectRows,
  samples: sampleRows,
  comments: commentRows,
  stock: stockRows,
  carts: cartRows,
  payments: paymentRows,
  money: moneyRows,
  orders: orderRows,
  accounts: accountRows,
  sessions: sessionRows,
  signInLinks: signInLinkRows,
  passwordLinks: passwordLinkRows,
  rateLimits: (session, { rateLimitsOf }) => rateLimitsOf(session),
  jobs: jobRows,
  mail: mailRows,
  images: imageRows,
  media: mediaRows,
  uploads: uploadRows,
  importKeys: importKeyRows,
  auditLog: auditRows,
})
