import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { tellingVerbs } from './telling-verbs.ts'

let built: BuiltStore
beforeAll(async () => {
  built = await buildStore()
})
afterAll(() => built.close())

/** Words with which verbs begin that read. */
const reads =
  /^(all|back|behind|count|due|find|groups|has|heldBy|ids|last|liability|list|lock|marks|movements|next|numberOf|of|public|sealed|since|sources|takings|tally|totals|waiting|kept|uses)/

/** Verbs that write what no list of owners shows, or what is shown by the row that another verb keeps. */
const quiet: Readonly<Record<string, readonly string[]>> = {
  // Votes come from visitors, as many as there are.
  comments: ['vote', 'likeItem'],
  submissions: ['keepFor', 'useKey', 'removeKeys'],
  subscribers: ['refuse', 'refuseAll', 'forgetRefusal'],
  giftCards: ['hold', 'release'],
  // Whoever is being told waits still.
  restock: ['takeOne'],
  reviews: ['refuse'],
  // Beside the order that was saved in the same transaction.
  orders: ['raiseNumber', 'moveToCustomer', 'leaveToNobody'],
}

it('tells of a person who is erased', async () => {
  const news: string[] = []
  const stop = built.store.onListsChanged((_, each) => news.push(each))
  await built.siteStore.subscribers.erase('ada@example.com', 1)
  await built.siteStore.memberships.removeOfEmail('ada@example.com')
  stop()
  expect(news).toEqual(['subscribers-changed', 'memberships-changed'])
})

it.each(Object.entries(tellingVerbs))(
  'knows of every verb of %s whether it reads, tells, or is quiet',
  (table, telling) => {
    const rows: Readonly<Record<string, object>> = { ...tablesOf(built) }
    const verbs = Object.keys(rows[table] ?? {})
    const known: readonly string[] = [...telling, ...(quiet[table] ?? [])]
    expect(verbs.filter((verb) => !reads.test(verb) && !known.includes(verb))).toEqual([])
  },
)

function tablesOf({ siteStore }: BuiltStore) {
  const { comments, submissions, subscribers, campaigns, giftCards, restock, reviews } = siteStore
  const { discounts, proposals, orders, subscriptions, memberships, mail } = siteStore
  const people = { comments, submissions, subscribers, campaigns, giftCards, restock, reviews }
  return { ...people, discounts, proposals, orders, subscriptions, memberships, mail }
}
