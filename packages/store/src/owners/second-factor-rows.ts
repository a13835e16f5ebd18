import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SecondFactors } from './second-factors.ts'

/** Second factors of accounts: one an account. */
export function secondFactorRows(session: Session): SecondFactors {
  const { websiteId } = session
  return {
    find: async (accountId) => {
      const row = await session.first(find, { websiteId, accountId })
      return row && { secret: row.secret, isOn: row.is_on === 1 }
    },
    list: async () => new Set((await session.all(list, { websiteId })).map((row) => row.account_id)),
    save: (accountId, { secret, isOn }) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, accountId, secret, isOn: isOn ? 1 : 0 })
      }),
    takeStep: (accountId, step) =>
      session.atomically(
        async (inside) => (await inside.change(takeStep, { websiteId, accountId, step })) === 1,
      ),
    removeApp: (accountId) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, accountId })
      }),
    remove: (accountId) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, accountId })
        await inside.write(removeCodes, { websiteId, accountId })
      }),
    saveCodes: (accountId, codeHashes) =>
      session.atomically(async (inside) => {
        await inside.write(removeCodes, { websiteId, accountId })
        for (const codeHash of codeHashes) await inside.write(addCode, { websiteId, accountId, codeHash })
      }),
    takeCode: (accountId, codeHash) =>
      session.atomically(
        async (inside) => (await inside.change(takeCode, { websiteId, accountId, codeHash })) === 1,
      ),
    countCodes: async (accountId) => (await session.first(countCodes, { websiteId, accountId }))?.total ?? 0,
  }
}

const find = statement((db, given: { websiteId: string; accountId: string }) =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'is_on'])
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId),
)

const list = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('second_factors')
    .select('account_id')
    .where('website_id', '=', given.websiteId)
    .where('is_on', '=', 1),
)

const save = statement(
  (db, given: { websiteId: string; accountId: string; secret: string; isOn: number }) => {
    const changing = { secret: given.secret, is_on: given.isOn }
    return db
      .insertInto('second_factors')
      .values({ website_id: given.websiteId, account_id: given.accountId, last_step: 0, ...changing })
      .onConflict((conflict) => conflict.columns(['website_id', 'account_id']).doUpdateSet(changing))
  },
)

const takeStep = statement((db, given: { websiteId: string; accountId: string; step: number }) =>
  db
    .updateTable('second_factors')
    .set({ last_step: given.step })
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId)
    .where('last_step', '<', given.step),
)

const remove = statement((db, given: { websiteId: string; accountId: string }) =>
  db
    .deleteFrom('second_factors')
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId),
)

const removeCodes = statement((db, given: { websiteId: string; accountId: string }) =>
  db
    .deleteFrom('recovery_codes')
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId),
)

const addCode = statement((db, given: { websiteId: string; accountId: string; codeHash: string }) =>
  db.insertInto('recovery_codes').values({
    website_id: given.websiteId,
    account_id: given.accountId,
    code_hash: given.codeHash,
  }),
)

const takeCode = statement((db, given: { websiteId: string; accountId: string; codeHash: string }) =>
  db
    .deleteFrom('recovery_codes')
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId)
    .where('code_hash', '=', given.codeHash),
)

const countCodes = statement((db, given: { websiteId: string; accountId: string }) =>
  db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('account_id', '=', given.accountId),
)
