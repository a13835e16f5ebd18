import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import { stillMs } from '@vitrine/domain/members/held-address'
import type { Session } from '../engine/session.ts'
import { dropListed, keepListed } from '../lists/keep-listed.ts'
import { pageOf } from '../lists/list-page.ts'
import { readList } from '../lists/read-list.ts'
import * as statements from './reminder-statements.ts'
import type { ReminderRecords } from './reminders.ts'
import { reminderEntry, remindersTable } from './reminders-list-table.ts'

/** So many are forgotten in one transaction. */
const forgottenAtOnce = 200

/** Reminders as rows. */
export function reminderRows(session: Session): ReminderRecords {
  const { websiteId } = session
  const { reminderOf } = statements
  return {
    find: async (id) => {
      const row = await session.first(statements.find, { websiteId, id })
      return row && reminderOf(row)
    },
    findByCart: async (cartId) => {
      const row = await session.first(statements.findByCart, { websiteId, cartId })
      return row && reminderOf(row)
    },
    lockByCart: async (cartId) => {
      const row = await session.first(statements.lockByCart, { websiteId, cartId })
      return row && reminderOf(row)
    },
    save: (reminder) => session.atomically((inside) => save(inside, reminder)),
    take: (id, job, nowMs) =>
      session.atomically(
        async (inside) => (await inside.change(statements.take, { websiteId, id, job, nowMs })) === 1,
      ),
    remove: (id) => session.atomically((inside) => remove(inside, id)),
    ofEmail: async (email) =>
      (await session.all(statements.listOfEmail, { websiteId, email })).map(reminderOf),
    removeOfEmail: (email, untilMs = stillMs) =>
      session.atomically(async (inside) => {
        const all = await inside.all(statements.listOfEmail, { websiteId, email })
        const rows = all.filter((row) => Number(row.created_at_ms) <= untilMs)
        for (const { id } of rows) await remove(inside, id)
        return rows.length
      }),
    removeOld: (beforeMs) =>
      session.atomically(async (inside) => {
        const given = { websiteId, beforeMs, limit: forgottenAtOnce }
        const rows = await inside.all(statements.listOld, given)
        for (const { id } of rows) await remove(inside, id)
        await inside.write(statements.removeOldMarks, { websiteId, beforeMs })
        return rows.length
      }),
    refuse: (personKey) =>
      session.atomically(async (inside) => {
        await inside.write(statements.addMark, { websiteId, personKey })
        await inside.write(statements.refuse, { websiteId, personKey })
      }),
    hasRefused: async (personKey) =>
      Number((await session.first(statements.findMark, { websiteId, personKey }))?.is_refused ?? 0) === 1,
    mayRemind: async (personKey, sinceMs) => {
      const mark = await session.first(statements.findMark, { websiteId, personKey })
      return !mark || (Number(mark.is_refused) === 0 && Number(mark.mailed_at_ms) <= sinceMs)
    },
    takeTurn: (personKey, turn) =>
      session.atomically(async (inside) => {
        await inside.write(statements.addMark, { websiteId, personKey })
        return (await inside.change(statements.takeTurn, { websiteId, personKey, ...turn })) === 1
      }),
    giveTurnBack: (personKey) => session.write(statements.giveTurnBack, { websiteId, personKey }),
    list: async (ask) => {
      const slice = await readList(session, remindersTable, ask)
      const rows = await statements.findMany(
        session,
        slice.places.map(({ id }) => id),
      )
      return pageOf(slice, ask, new Map(rows.map((row) => [row.id, reminderOf(row)])))
    },
  }
}

async function save(session: Session, reminder: CartReminder): Promise<void> {
  await session.write(statements.save, { websiteId: session.websiteId, ...reminder })
  await keepListed(session, remindersTable, reminderEntry(reminder))
}

async function remove(session: Session, id: string): Promise<boolean> {
  const isGone = (await session.change(statements.remove, { websiteId: session.websiteId, id })) === 1
  if (isGone) await dropListed(session, remindersTable, id)
  return isGone
}
