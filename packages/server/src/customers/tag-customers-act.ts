import type { BodyOf } from '@vitrine/contract/call'
import { tagCustomersCall } from '@vitrine/contract/customers/customer-act-calls'
import { customersList } from '@vitrine/contract/customers/customers-list'
import { fullName } from '@vitrine/domain/contact/full-name'
import { changedTags, checkCustomer } from '@vitrine/domain/customers/check-customer'
import type { Customer } from '@vitrine/domain/customers/customer'
import type { SiteTables } from '@vitrine/store/store'
import { type BulkActHandler, changedSince, rowGone } from '../lists/bulk/bulk-act-handler.ts'

type TagInput = BodyOf<typeof tagCustomersCall>['input']

interface Before {
  readonly was: readonly string[]
  readonly is: readonly string[]
}

/** Adds tags to many customers, and removes some. */
export const tagCustomersAct: BulkActHandler<TagInput> = {
  call: tagCustomersCall,
  list: customersList,
  act: 'tags',
  sort: 'firstSeen',
  isSeen: false,
  read: (tables, ask) => tables.customers.list(ask),

  async judge({ rowId, tables, input, isDryRun, stamp }) {
    const customer = await (isDryRun ? tables.customers.find(rowId) : tables.customers.lock(rowId))
    if (!customer) return rowGone
    const tags = changedTags(customer.tags, input)
    if (isSame(tags, customer.tags)) return { kind: 'unchanged' }
    const rowName = fullName(customer) || customer.email
    const wrong = checkCustomer({ tags, notes: '' }).tags
    if (wrong) return { kind: 'refused', rowName, message: wrong }
    const before: Before = { was: customer.tags, is: tags }
    return { kind: 'change', rowName, before, write: () => saveTags(tables, customer, { tags, ...stamp }) }
  },

  async undo({ rowId, before, tables, stamp }) {
    const { was, is } = before as Before
    const customer = await tables.customers.lock(rowId)
    if (!customer || !isSame(customer.tags, is)) return changedSince
    await saveTags(tables, customer, { tags: was, ...stamp })
    return { kind: 'undone' }
  },
}

function saveTags(
  { customers }: SiteTables,
  customer: Customer,
  { tags, nowMs }: { readonly tags: readonly string[]; readonly nowMs: number },
): Promise<void> {
  const updatedAtMs = Math.max(nowMs, customer.updatedAtMs + 1)
  return customers.save({ ...customer, tags, updatedAtMs })
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other)
