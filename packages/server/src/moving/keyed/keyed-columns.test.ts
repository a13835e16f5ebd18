import { buildStore } from '@vitrine/store/testing/build-store'
import { fillTables } from '@vitrine/store/testing/site-table-rows'
import { expect, it } from 'vitest'
import { boundTables } from '../rows-for-here.ts'
import { markedColumns } from './persons.ts'
import { sealedColumns } from './seal-rows-again.ts'

/** Columns whose name tells of a key, a hash or a seal, and that are the same by any key of an installation. */
const address = 'an address, as it is looked for'
const order = 'where it stands in a list'
const ofNoKey: Readonly<Record<string, string>> = {
  'products.title_key': order,
  'websites.title_key': order,
  'listed_customers.name_key': order,
  'accounts.email_key': address,
  'comments.author_key': address,
  'subscribers.email_key': address,
  'members.email_key': address,
  'member_former_emails.email_key': address,
  'memberships.email_key': address,
  'reviews.email_key': address,
  'subscriptions.email_key': address,
  'customers.email_key': address,
  'listed_customers.email_key': address,
  'staff_invitations.email_key': address,
  'newsletter_refusals.email_hash': 'of the address and the list alone',
  'reviews.origin_key': 'names the line of an order',
  'payments.attempt_key': 'of a browser',
  'payments.request_hash': 'compared with that of a browser that asks again within the hour',
  'gateway_accounts.public_key': 'of a payment service',
  'staff_invitations.token_hash': 'of random characters alone',
  'api_keys.token_hash': 'of random characters alone',
  'used_solutions.solution_hash': 'of what no other key takes',
}

it('each column with a hash or a seal is made anew by the key of where a site comes to, or hangs on none', async () => {
  const built = await buildStore()
  try {
    await fillTables(built, built.website.id, 1)
    const columns = await built.store.sites.save(built.website.id, async (rows) => {
      const found: string[] = []
      for await (const each of rows.all())
        if (!boundTables.has(each.table)) found.push(...each.columns.map((name) => `${each.table}.${name}`))
      return found
    })
    const told = columns.filter((name) => /_key$|_hash$|\.sealed|\.secret/.test(name))
    const known = [...markedColumns, ...sealedColumns, ...Object.keys(ofNoKey)]
    expect(known.filter((name) => !columns.includes(name))).toEqual([])
    expect(told.filter((name) => !known.includes(name))).toEqual([])
  } finally {
    await built.close()
  }
})
