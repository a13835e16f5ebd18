import { recordPrices } from './catalogue/prices/record-prices.ts'
import { productsBehind } from './catalogue/products-behind.ts'
import type { Database } from './engine/session.ts'
import { statement } from './engine/statement.ts'
import { findMark, writeMark } from './website/installation-marks.ts'

/** The mark of an installation whose prices are kept. */
export const mark = 'price history'

/** Products whose prices are written in one transaction. */
const batch = 500

/** Writes down what products cost that were there before their prices were kept. Broken off, it goes on where it was. */
export async function beginPriceHistory(database: Database): Promise<void> {
  if ((await findMark(database, mark)) !== undefined) return
  for (const { website_id } of await database.outside('').all(websites, {})) {
    for (let afterId: string | null = ''; afterId !== null; ) {
      const from: string = afterId
      afterId = await database.transaction(website_id, async (session) => {
        const { products, lastId } = await productsBehind(session, { afterId: from, limit: batch })
        for (const product of products) await recordPrices(session, product)
        return lastId
      })
    }
  }
  await writeMark(database, mark, '1')
}

const websites = statement((db, _given: Readonly<Record<never, string>>) =>
  db.selectFrom('websites').select('website_id').orderBy('website_id'),
)
