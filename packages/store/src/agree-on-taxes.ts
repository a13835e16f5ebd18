import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { shopTermsOf } from '@vitrine/domain/subscriptions/terms/shop-terms'
import { readDocuments } from './documents/read-document.ts'
import type { Database } from './engine/session.ts'
import { statement } from './engine/statement.ts'
import { subscriptionDocument } from './subscriptions/subscription-document.ts'
import { subscriptionRows } from './subscriptions/subscription-rows.ts'
import { listNext } from './subscriptions/subscription-statements.ts'
import { findMark, writeMark } from './website/installation-marks.ts'
import { readSite, siteColumns } from './website/site-document.ts'

/** The mark of an installation whose subscriptions say so. */
export const mark = 'taxes of subscriptions'

/** Subscriptions that are looked through in one transaction. */
const batch = 500

/** Writes down, once, whether prices contain tax that were agreed before this was kept with them: as the shop's prices do now. Broken off, it goes on. */
export async function agreeOnTaxes(database: Database): Promise<void> {
  if ((await findMark(database, mark)) !== undefined) return
  for (const { website_id: websiteId, ...row } of await database.outside('').all(websites, {})) {
    const { taxIsIncluded } = shopTermsOf(readSite(websiteId, row).store)
    for (let afterId: string | null = ''; afterId !== null; ) {
      const from: string = afterId
      afterId = await database.transaction(websiteId, async (session) => {
        const rows = await session.all(listNext, { websiteId, afterId: from, limit: batch })
        const kept = subscriptionRows(session)
        for (const { id } of readDocuments(session, subscriptionDocument, rows).filter(lacksIt)) {
          const held = await kept.lock(id)
          if (held && lacksIt(held)) await kept.save({ ...held, taxIsIncluded })
        }
        return rows.length < batch ? null : (rows.at(-1)?.id ?? null)
      })
    }
  }
  await writeMark(database, mark, '1')
}

const lacksIt = ({ taxIsIncluded }: Pick<Subscription, 'taxIsIncluded'>) => taxIsIncluded === undefined

const websites = statement((db, _given: Readonly<Record<never, string>>) =>
  db
    .selectFrom('websites')
    .select(['website_id', ...siteColumns])
    .orderBy('website_id'),
)
