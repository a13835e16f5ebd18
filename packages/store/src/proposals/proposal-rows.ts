import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { stillMs } from '@vitrine/domain/members/held-address'
import { mentionsOf } from '../documents/mention-of.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { HeldRows } from '../engine/held-rows.ts'
import type { Session } from '../engine/session.ts'
import { dropListed, keepListed } from '../lists/keep-listed.ts'
import { pageOf } from '../lists/list-page.ts'
import { readList } from '../lists/read-list.ts'
import { proposalDocument } from './proposal-document.ts'
import * as statements from './proposal-statements.ts'
import type { ProposalRecords } from './proposals.ts'
import { proposalEntry, proposalsTable, proposalsTableAt } from './proposals-list-table.ts'

/** Drafts as documents, and the list of owners that shows them. */
export function proposalRows(session: Session): ProposalRecords {
  const { websiteId } = session
  const held = new HeldRows(session, 'draft of an order')
  const read = (row: { readonly document: string } | undefined) =>
    readDocument(session, proposalDocument, row)
  return {
    find: async (id) => read(await session.first(statements.find, { websiteId, id })),
    lock: async (id) => {
      const row = await session.first(statements.lock, { websiteId, id })
      if (row) held.hold(id)
      return read(row)
    },
    save: (proposal) => session.atomically((inside) => save(inside, held, proposal)),
    remove: (id) => session.atomically((inside) => remove(inside, id)),
    ofEmail: async (email) =>
      readDocuments(
        session,
        proposalDocument,
        await session.all(statements.listOfEmail, { websiteId, email }),
      ),
    removeOfEmail: (email, untilMs = stillMs) =>
      session.atomically(async (inside) => {
        const rows = await inside.all(statements.listNaming, { websiteId, ...mentionsOf(email) })
        const theirs = rows.filter((row) => (read(row)?.createdAtMs ?? 0) <= untilMs)
        for (const { id } of theirs) await remove(inside, id)
        return theirs.length
      }),
    behind: async (afterId, limit) =>
      readDocuments(
        session,
        proposalDocument,
        await session.all(statements.listNext, { websiteId, afterId, limit }),
      ),
    list: async (ask) => {
      const slice = await readList(session, proposalsTableAt(session.now()), ask)
      const ids = slice.places.map(({ id }) => id)
      const found = readDocuments(session, proposalDocument, await statements.findMany(session, ids))
      return pageOf(slice, ask, new Map(found.map((each) => [each.id, each])))
    },
  }
}

async function save(session: Session, held: HeldRows, proposal: Proposal): Promise<void> {
  const { id, contents } = proposal
  await write(session, held, {
    websiteId: session.websiteId,
    id,
    email: emailKey(contents.email),
    document: JSON.stringify(proposal),
  })
  await keepListed(session, proposalsTable, proposalEntry(proposal))
}

/** One that the transaction does not hold can only be new. */
async function write(session: Session, held: HeldRows, row: statements.GivenProposal): Promise<void> {
  if (held.mayReplace(row.id)) return session.write(statements.save, row)
  if ((await session.change(statements.add, row)) === 0) held.demand(row.id)
  held.hold(row.id)
}

async function remove(session: Session, id: string): Promise<boolean> {
  const isGone = (await session.change(statements.remove, { websiteId: session.websiteId, id })) === 1
  if (isGone) await dropListed(session, proposalsTable, id)
  return isGone
}
