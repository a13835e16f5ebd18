import { emailKey } from '@vitrine/domain/contact/email-address'
import { stillMs } from '@vitrine/domain/members/held-address'
import type { Membership } from '@vitrine/domain/memberships/membership'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { HeldRows } from '../engine/held-rows.ts'
import type { Session } from '../engine/session.ts'
import { dropListed, keepListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import { membershipDocument } from './membership-documents.ts'
import * as statements from './membership-statements.ts'
import type { MembershipRecords } from './memberships.ts'
import { membershipEntry, membershipsTable } from './memberships-list-table.ts'

/** Memberships as documents, found by their address. */
export function membershipRows(session: Session): MembershipRecords {
  const { websiteId } = session
  const held = new HeldRows(session, 'membership')
  const read = (row: { readonly document: string } | undefined) =>
    readDocument(session, membershipDocument, row)
  return {
    find: async (id) => read(await session.first(statements.find, { websiteId, id })),
    lock: async (id) => {
      const row = await session.first(statements.lock, { websiteId, id })
      if (row) held.hold(id)
      return read(row)
    },
    ofEmail: async (email) =>
      readNewestFirst(
        session,
        await session.all(statements.listOfEmail, { websiteId, emailKey: emailKey(email) }),
      ),
    lockOfEmail: async (email) => {
      const rows = await session.all(statements.lockOfEmail, { websiteId, emailKey: emailKey(email) })
      for (const { id } of rows) held.hold(id)
      return readNewestFirst(session, rows)
    },
    hasOfPlan: async (planId) =>
      (await session.first(statements.findOfPlan, { websiteId, planId })) !== undefined,
    save: (membership) =>
      session.atomically(async (inside) => {
        const { id, email, planId } = membership
        const document = JSON.stringify(membership)
        await write(inside, held, { websiteId, id, emailKey: email, planId, document })
        await keepListed(inside, membershipsTable, membershipEntry(membership))
      }),
    removeOfEmail: (email, untilMs = stillMs) =>
      session.atomically(async (inside) => {
        const all = await inside.all(statements.listOfEmail, { websiteId, emailKey: emailKey(email) })
        const rows = all.filter((row) => (read(row)?.startedAtMs ?? 0) <= untilMs)
        for (const { id } of rows) {
          await inside.write(statements.remove, { websiteId, id })
          await dropListed(inside, membershipsTable, id)
        }
        return rows.length
      }),
    list: (ask) => list(session, ask),
    lastChangeMs: async () =>
      Number((await session.first(statements.findLastChange, { websiteId }))?.changed_at_ms ?? 0),
  }
}

function readNewestFirst(
  session: Session,
  rows: readonly { readonly id: string; readonly document: string }[],
): readonly Membership[] {
  return [...readDocuments(session, membershipDocument, rows)].sort(
    (one, other) => other.startedAtMs - one.startedAtMs,
  )
}

/** One that the transaction does not hold can only be new. */
async function write(session: Session, held: HeldRows, row: statements.GivenMembership): Promise<void> {
  if (held.mayReplace(row.id)) return session.write(statements.save, row)
  if ((await session.change(statements.add, row)) === 0) held.demand(row.id)
  held.hold(row.id)
}

async function list(session: Session, ask: ListAsk): Promise<ListPage<Membership>> {
  const slice = await readList(session, membershipsTable, ask)
  const rows = await statements.findMany(
    session,
    slice.places.map(({ id }) => id),
  )
  const found = readDocuments(session, membershipDocument, rows)
  return pageOf(slice, ask, new Map(found.map((each) => [each.id, each])))
}
