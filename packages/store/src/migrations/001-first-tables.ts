import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/** Makes all tables of the first version. `website_id` leads every key, so that sites can be spread over database nodes. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await createContent(db)
    await createStock(db)
    await createSales(db)
    await createPeople(db)
    await createOutbox(db)
  },
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('websites')
    .addColumn('website_id', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute()

  await table(db, 'collections', { id: 'text', url_id: 'text', position: 'bigint', document: 'text' }, ['id'])
  await index(db, 'collections', ['url_id'], 'unique')

  await table(
    db,
    'products',
    {
      id: 'text',
      collection_id: 'text',
      url_id: 'text',
      position: 'bigint',
      is_visible: 'bigint',
      title_key: 'text',
      price_cents: 'bigint',
      updated_at_ms: 'bigint',
      search_text: 'text',
      document: 'text',
    },
    ['id'],
  )
  await index(db, 'products', ['collection_id', 'url_id'], 'unique')
  await index(db, 'products', ['collection_id', 'position'])
  await index(db, 'products', ['title_key', 'id'])
  await index(db, 'products', ['price_cents', 'id'])
  await index(db, 'products', ['updated_at_ms', 'id'])

  const termKey = ['collection_id', 'kind', 'term']
  const term = { collection_id: 'text', kind: 'text', term: 'text' } as const
  await table(db, 'product_terms', { ...term, position: 'bigint', product_id: 'text' }, [
    ...termKey,
    'position',
    'product_id',
  ])
  await index(db, 'product_terms', ['product_id', 'kind', 'term'])
  await table(db, 'product_term_counts', { ...term, total: 'bigint' }, termKey, ['total >= 0'])

  await table(
    db,
    'posts',
    { id: 'text', collection_id: 'text', url_id: 'text', published_at_ms: 'bigint', document: 'text' },
    ['id'],
  )
  await index(db, 'posts', ['collection_id', 'url_id'], 'unique')
  await table(db, 'post_terms', { ...term, published_at_ms: 'bigint', post_id: 'text' }, [
    ...termKey,
    'published_at_ms',
    'post_id',
  ])
  await index(db, 'post_terms', ['post_id', 'kind', 'term'])

  await table(db, 'images', { id: 'text', document: 'text' }, ['id'])
  await table(db, 'import_keys', { source: 'text', key: 'text', product_id: 'text' }, ['source', 'key'])
}

async function createStock(db: Kysely<unknown>): Promise<void> {
  await table(
    db,
    'stock_levels',
    {
      variant_id: 'text',
      product_id: 'text',
      is_unlimited: 'bigint',
      on_hand: 'bigint',
      held: 'bigint',
      movement_count: 'bigint',
    },
    ['variant_id'],
    ['on_hand >= 0', 'held >= 0', 'held <= on_hand', 'is_unlimited in (0, 1)'],
  )
  await index(db, 'stock_levels', ['product_id', 'variant_id'])

  await table(
    db,
    'stock_movements',
    {
      variant_id: 'text',
      sequence: 'bigint',
      at_ms: 'bigint',
      kind: 'text',
      quantity: 'bigint',
      order_id: 'text?',
      reason: 'text',
    },
    ['variant_id', 'sequence'],
    [`kind in ('received', 'counted', 'sold', 'restocked')`],
  )
  await index(db, 'stock_movements', ['order_id'])

  await table(
    db,
    'stock_holds',
    { payment_id: 'text', variant_id: 'text', quantity: 'bigint', expires_at_ms: 'bigint' },
    ['payment_id', 'variant_id'],
    ['quantity > 0'],
  )
  await index(db, 'stock_holds', ['variant_id'])
}

async function createSales(db: Kysely<unknown>): Promise<void> {
  await table(db, 'carts', { id: 'text', token: 'text', updated_at_ms: 'bigint', document: 'text' }, ['id'])
  await index(db, 'carts', ['token'], 'unique')

  await table(
    db,
    'payments',
    {
      id: 'text',
      cart_id: 'text',
      attempt_key: 'text',
      request_hash: 'text',
      gateway: 'text',
      amount_cents: 'bigint',
      currency: 'text',
      state: 'text',
      message: 'text',
      reference: 'text',
      order_id: 'text?',
      draft: 'text',
      created_at_ms: 'bigint',
      expires_at_ms: 'bigint',
    },
    ['id'],
    ['amount_cents >= 0', `state in ('started', 'awaiting-confirmation', 'paid', 'declined', 'expired')`],
  )
  await index(db, 'payments', ['cart_id', 'attempt_key'], 'unique')
  await index(db, 'payments', ['order_id'])
  await index(db, 'payments', ['state', 'expires_at_ms'])

  await table(
    db,
    'money_movements',
    {
      id: 'text',
      order_id: 'text',
      payment_id: 'text',
      kind: 'text',
      cents: 'bigint',
      currency: 'text',
      gateway: 'text',
      reference: 'text',
      at_ms: 'bigint',
    },
    ['id'],
    [`(kind = 'charge' and cents >= 0) or (kind = 'refund' and cents <= 0)`],
  )
  await index(db, 'money_movements', ['order_id'])

  await table(db, 'counters', { name: 'text', value: 'bigint' }, ['name'])
  await table(
    db,
    'orders',
    {
      id: 'text',
      number: 'bigint',
      cart_id: 'text',
      created_at_ms: 'bigint',
      grand_total_cents: 'bigint',
      fulfillment_status: 'text',
      payment_state: 'text',
      search_text: 'text',
      document: 'text',
    },
    ['id'],
    ['grand_total_cents >= 0'],
  )
  await index(db, 'orders', ['number'], 'unique')
  await index(db, 'orders', ['cart_id'], 'unique')
  await index(db, 'orders', ['created_at_ms', 'number'])
  await index(db, 'orders', ['grand_total_cents', 'number'])
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await table(db, 'accounts', { id: 'text', email_key: 'text', document: 'text' }, ['id'])
  await index(db, 'accounts', ['email_key'], 'unique')
  await table(db, 'invitations', { token_hash: 'text', expires_at_ms: 'bigint' }, ['token_hash'])
  await table(
    db,
    'sessions',
    { token_hash: 'text', account_id: 'text', created_at_ms: 'bigint', expires_at_ms: 'bigint' },
    ['token_hash'],
  )
  await index(db, 'sessions', ['account_id'])
  await table(db, 'rate_limits', { key: 'text', count: 'bigint', ends_at_ms: 'bigint' }, ['key'])
  await index(db, 'rate_limits', ['ends_at_ms'])
  await table(
    db,
    'audit_entries',
    {
      id: 'text',
      at_ms: 'bigint',
      account_id: 'text',
      call: 'text',
      subject_id: 'text',
      summary: 'text',
    },
    ['id'],
  )
  await index(db, 'audit_entries', ['at_ms'])
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await table(
    db,
    'jobs',
    {
      id: 'text',
      kind: 'text',
      payload: 'text',
      state: 'text',
      run_at_ms: 'bigint',
      attempts: 'bigint',
      leased_until_ms: 'bigint',
      last_error: 'text',
    },
    ['id'],
    [`state in ('open', 'dead')`],
  )
  await db.schema
    .createIndex('jobs_open')
    .on('jobs')
    .columns(['website_id', 'run_at_ms'])
    .where(sql.ref('state'), '=', sql.lit('open'))
    .execute()

  await table(db, 'mail_messages', { id: 'text', sent_at_ms: 'bigint', document: 'text' }, ['id'])
  await index(db, 'mail_messages', ['sent_at_ms', 'id'])
}
