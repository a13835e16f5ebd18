import { activityFill } from './activity/activity-list-table.ts'
import { productsFill } from './catalogue/lists/products-list-table.ts'
import { variantsFill } from './catalogue/lists/variants-list-table.ts'
import { commentsFill } from './comments/listed-comments.ts'
import { itemsFill } from './content/search/listed-items.ts'
import { customersFill } from './customers/customers-list-table.ts'
import { discountsFill } from './discounts/discount-rows.ts'
import type { Database } from './engine/session.ts'
import { statement } from './engine/statement.ts'
import { submissionsFill } from './forms/submissions-list-table.ts'
import { giftCardsFill } from './gift-cards/gift-cards-list-table.ts'
import type { FilledList } from './lists/filled-list.ts'
import { keepManyListed } from './lists/keep-listed.ts'
import { mailFill } from './mail/mail-list-table.ts'
import { mediaFill } from './media/media-lists.ts'
import { membershipsFill } from './memberships/memberships-list-table.ts'
import { campaignsFill } from './newsletter/campaigns/campaigns-list-table.ts'
import { subscribersFill } from './newsletter/subscribers-list-table.ts'
import { customersOfOrdersFill } from './orders/fill-customers.ts'
import { ordersFill } from './orders/orders-list-table.ts'
import { taxesFill } from './orders/papers/fill-taxes.ts'
import { proposalsFill } from './proposals/proposals-list-table.ts'
import { remindersFill } from './reminders/reminders-list-table.ts'
import { restockFill } from './restock/restock-list-table.ts'
import { reviewsFill } from './reviews/reviews-list-table.ts'
import { subscriptionsFill } from './subscriptions/subscriptions-list-table.ts'
import { findMark, writeMark } from './website/installation-marks.ts'

/** The lists of the panel that have tables of their own. */
const allLists: readonly FilledList[] = [
  ordersFill,
  productsFill,
  variantsFill,
  itemsFill,
  // After items: it knows their titles from there.
  commentsFill,
  mediaFill,
  activityFill,
  customersOfOrdersFill,
  customersFill,
  taxesFill,
  submissionsFill,
  mailFill,
  subscribersFill,
  campaignsFill,
  discountsFill,
  subscriptionsFill,
  giftCardsFill,
  restockFill,
  proposalsFill,
  remindersFill,
  reviewsFill,
  membershipsFill,
]

/** In which way this version keeps each list, by its name. */
export const listVersions: Readonly<Record<string, number>> = Object.fromEntries(
  allLists.map(({ list }) => [list.name, list.version]),
)

/** Rows that are filled in one transaction. */
const batch = 2_000

/**
 * Fills lists that this version keeps in another way than the one that ran before, a batch of rows at a time. What was kept already is
 * compared, not written again: a fill that was broken off goes on where it was.
 */
export async function fillLists(database: Database, say: (line: string) => void = () => {}): Promise<void> {
  for (const each of allLists) {
    const mark = `list ${each.list.name}`
    const version = String(each.list.version)
    if ((await findMark(database, mark)) === version) continue
    const sites = await database.outside('').all(websites, {})
    const told = fillProgress(each.list.name, say, Date.now)
    for (const { website_id } of sites) await fillSite(database, website_id, each, told)
    await writeMark(database, mark, version)
  }
}

async function fillSite(
  database: Database,
  websiteId: string,
  { list, read }: FilledList,
  told: (rows: number) => void,
): Promise<void> {
  for (let afterId: string | null = ''; afterId !== null; ) {
    const from: string = afterId
    afterId = await database.transaction(websiteId, async (session) => {
      const { entries, lastId } = await read(session, from, batch)
      await keepManyListed(session, list, entries)
      told(entries.length)
      return lastId
    })
  }
}

/** A fill that takes longer says so, and again and again how far it is. */
const sayEveryMs = 3_000

/** Says how many rows were filled, every few seconds. */
export function fillProgress(
  name: string,
  say: (line: string) => void,
  now: () => number,
): (rows: number) => void {
  let [rows, saidAtMs] = [0, now()]
  return (more) => {
    rows += more
    if (now() - saidAtMs < sayEveryMs) return
    saidAtMs = now()
    say(`Preparing the list of ${name}: ${rows.toLocaleString('en')} rows …`)
  }
}

const websites = statement((db, _given: Readonly<Record<never, string>>) =>
  db.selectFrom('websites').select('website_id').orderBy('website_id'),
)
