import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tables with the key of an e-mail address, its column, and in which else of a site it stands once; null: as often as it likes. */
const keyed = [
  ['accounts', 'email_key', []],
  ['staff_invitations', 'email_key', []],
  ['customers', 'email_key', []],
  ['members', 'email_key', []],
  ['member_former_emails', 'email_key', []],
  ['subscribers', 'email_key', ['list_id']],
  ['restock_signups', 'email', ['product_id', 'variant_id']],
  ['member_links', 'email_key', null],
  ['subscriptions', 'email_key', null],
  ['memberships', 'email_key', null],
  ['reviews', 'email_key', null],
  ['comments', 'author_key', null],
  ['gift_cards', 'recipient', null],
  ['cart_reminders', 'email', null],
  ['proposals', 'email', null],
] as const

/**
 * Writes the keys of addresses anew that are read in another way since domains are kept as name servers know them: those with other letters
 * than ASCII. Where another row has the new key already, both stay as they are: which of two persons' rows is to go is no choice of ours.
 */
export const oneKeyOfAnAddress: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column, within] of keyed) {
      const { rows } = await sql<{ website_id: string; key: string }>`
        select distinct website_id, ${sql.ref(column)} as key from ${sql.table(table)}
        where octet_length(${sql.ref(column)}) <> length(${sql.ref(column)})`.execute(db)
      for (const { website_id, key } of rows) {
        if (emailKey(key) === key) continue
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${emailKey(key)}
          where website_id = ${website_id} and ${sql.ref(column)} = ${key}
          ${within === null ? sql`` : isFree(table, { column, within, websiteId: website_id, key: emailKey(key) })}`.execute(
          db,
        )
      }
    }
  },
}

interface NewKey {
  readonly column: string
  readonly within: readonly string[]
  readonly websiteId: string
  readonly key: string
}

function isFree(table: string, { column, within, websiteId, key }: NewKey) {
  const same = within.map((each) => sql`and other.${sql.ref(each)} = ${sql.table(table)}.${sql.ref(each)}`)
  return sql`and not exists (select 1 from ${sql.table(table)} as other
    where other.website_id = ${websiteId} and other.${sql.ref(column)} = ${key} ${sql.join(same, sql` `)})`
}

/** The key of an address as this step writes it: what is looked up today may differ from it one day. */
function emailKey(email: string): string {
  const plain = email.normalize('NFKC').replace(invisible, '').trim().toLowerCase()
  const domainAt = plain.lastIndexOf('@') + 1
  if (domainAt === 0) return plain
  const domain = plain.slice(domainAt)
  return plain.slice(0, domainAt) + (asciiDomain(domain) ?? domain)
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

function asciiDomain(domain: string): string | null {
  if (!/[^\0-\x7f]/.test(domain)) return domain
  const address = `http://${domain}`
  if (/[%/?#\\:@]/.test(domain) || !URL.canParse(address)) return null
  return new URL(address).hostname
}
