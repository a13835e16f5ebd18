import { stillMs } from '@vitrine/domain/members/held-address'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** What a visitor filled in of a form and goes on with later. Only its link opens it. */
export interface FormDraftRecord {
  /** A hash of what the link carries. */
  readonly tokenHash: string
  readonly formId: string
  readonly sealed: string
  /** Keyed hashes of the address that the link was mailed to, and of the one that was filled in; '' for none. */
  readonly mailedKey: string
  readonly answeredKey: string
  readonly savedAtMs: number
}

/** What visitors saved of forms to go on with. */
export interface FormDraftRecords {
  find(tokenHash: string): Promise<FormDraftRecord | undefined>
  save(draft: FormDraftRecord): Promise<void>
  remove(tokenHash: string): Promise<void>
  count(formId: string): Promise<number>
  /** Removes what was saved until a moment and belongs to an address by its keyed hash; returns how many. */
  removeOfPerson(personKey: string, untilMs?: number): Promise<number>
  /** Removes some of what was saved before a moment; returns how many. */
  removeOld(beforeMs: number): Promise<number>
}

/** Drafts as rows, found by the hash of their link. */
export function draftRows(session: Session): FormDraftRecords {
  const { websiteId } = session
  return {
    find: async (tokenHash) => {
      const row = await session.first(find, { websiteId, tokenHash })
      return (
        row && {
          tokenHash,
          formId: row.form_id,
          sealed: row.sealed,
          mailedKey: row.mailed_key,
          answeredKey: row.answered_key,
          savedAtMs: Number(row.saved_at_ms),
        }
      )
    },
    save: (draft) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, ...draft })
      }),
    remove: (tokenHash) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, tokenHash })
      }),
    count: async (formId) => Number((await session.first(count, { websiteId, formId }))?.total ?? 0),
    removeOfPerson: (personKey, untilMs = stillMs) =>
      session.atomically((inside) => inside.change(removeOfPerson, { websiteId, personKey, untilMs })),
    removeOld: (beforeMs) =>
      session.atomically((inside) => inside.change(removeOld, { websiteId, beforeMs, limit: removedAtOnce })),
  }
}

/** Removes what was saved of a form that is removed. */
export async function removeDraftsOf(session: Session, formId: string): Promise<void> {
  await session.write(removeOfForm, { websiteId: session.websiteId, formId })
}

interface GivenToken {
  readonly websiteId: string
  readonly tokenHash: string
}

interface GivenForm {
  readonly websiteId: string
  readonly formId: string
}

const find = statement((db, given: GivenToken) =>
  db
    .selectFrom('form_drafts')
    .select(['form_id', 'sealed', 'mailed_key', 'answered_key', 'saved_at_ms'])
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash),
)

const save = statement((db, given: GivenToken & FormDraftRecord) => {
  const { tokenHash, formId, sealed, mailedKey, answeredKey, savedAtMs } = given
  const kept = { sealed, mailed_key: mailedKey, answered_key: answeredKey, saved_at_ms: savedAtMs }
  return db
    .insertInto('form_drafts')
    .values({ website_id: given.websiteId, token_hash: tokenHash, form_id: formId, ...kept })
    .onConflict((conflict) => conflict.columns(['website_id', 'token_hash']).doUpdateSet(kept))
})

const remove = statement((db, given: GivenToken) =>
  db
    .deleteFrom('form_drafts')
    .where('website_id', '=', given.websiteId)
    .where('token_hash', '=', given.tokenHash),
)

const count = statement((db, given: GivenForm) =>
  db
    .selectFrom('form_drafts')
    .select((row) => row.fn.countAll().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('form_id', '=', given.formId),
)

const removeOfPerson = statement((db, given: { websiteId: string; personKey: string; untilMs: number }) =>
  db
    .deleteFrom('form_drafts')
    .where('website_id', '=', given.websiteId)
    .where('saved_at_ms', '<=', given.untilMs)
    .where((row) =>
      row.or([row('mailed_key', '=', given.personKey), row('answered_key', '=', given.personKey)]),
    ),
)

const removeOld = statement((db, given: { websiteId: string; beforeMs: number; limit: number }) =>
  db
    .deleteFrom('form_drafts')
    .where('website_id', '=', given.websiteId)
    .where(
      'token_hash',
      'in',
      db
        .selectFrom('form_drafts as old')
        .select('old.token_hash')
        .where('old.website_id', '=', given.websiteId)
        .where('old.saved_at_ms', '<', given.beforeMs)
        .limit(given.limit),
    ),
)

const removeOfForm = statement((db, given: GivenForm) =>
  db.deleteFrom('form_drafts').where('website_id', '=', given.websiteId).where('form_id', '=', given.formId),
)
