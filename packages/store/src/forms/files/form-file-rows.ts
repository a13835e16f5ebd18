import { isFileKind } from '@vitrine/domain/forms/files/file-kinds'
import { lockRows } from '../../engine/locking.ts'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import { insert as insertJob } from '../../jobs/job-statements.ts'
import type { FormFileRow } from '../../schema/schema-forms.ts'
import type { FormFile, FormFileRecords } from './form-files.ts'

/** Jobs that remove the bytes of files that nobody needs any more. */
export const formFilesJobKind = 'remove-form-files'

/** Files of visitors, found by their ids and by the submission that they came with. */
export function formFileRows(session: Session): FormFileRecords {
  const { websiteId } = session
  return {
    find: async (id) => fileOf(await session.first(find, { websiteId, id })),
    lock: async (ids) => {
      const found = []
      for (const id of [...new Set(ids)].sort())
        found.push(fileOf(await session.first(lock, { websiteId, id })))
      return found.filter((file) => file !== undefined)
    },
    insert: (file) =>
      session.atomically(async (inside) => void (await inside.change(insert, { websiteId, ...file }))),
    usage: async () => {
      const rows = await session.all(usage, { websiteId })
      const sum = (states: readonly string[]) =>
        rows.filter(({ state }) => states.includes(state)).reduce((all, { total }) => all + Number(total), 0)
      return { bytes: sum(['pending', 'kept', 'gone']), pendingBytes: sum(['pending']) }
    },
    keep: (id, submissionId) =>
      session.atomically(async (inside) => {
        const kept = await inside.change(keep, { websiteId, id, submissionId })
        if (kept !== 1) throw new Error(`The file ${id} does not wait for a submission`)
      }),
    discard: (id) =>
      session.atomically(async (inside) => (await inside.change(discard, { websiteId, id })) === 1),
    expire: (beforeMs) => session.atomically((inside) => inside.change(expire, { websiteId, beforeMs })),
    gone: async (limit) => (await session.all(gone, { websiteId, limit })).map(({ id }) => id),
    forget: (id) =>
      session.atomically(async (inside) => void (await inside.change(forget, { websiteId, id }))),
  }
}

/** Gives up the files of a submission that is removed: their bytes go by a job of the same transaction. */
export async function removeFilesOf(session: Session, submissionId: string): Promise<void> {
  const { websiteId } = session
  if ((await session.change(giveUpOf, { websiteId, submissionId })) === 0) return
  await session.write(insertJob, {
    websiteId,
    id: `form-files-${submissionId}`,
    kind: formFilesJobKind,
    payload: 'null',
    runAtMs: session.now(),
    mail: '',
  })
}

function fileOf(row: FormFileRow | undefined): FormFile | undefined {
  if (!row || !isFileKind(row.kind)) return undefined
  const { id, name, kind, session, state } = row
  return {
    id,
    formId: row.form_id,
    fieldId: row.field_id,
    session,
    submissionId: row.submission_id,
    state,
    name,
    kind,
    bytes: Number(row.bytes),
    createdAtMs: Number(row.created_at_ms),
  }
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenId) =>
  db
    .selectFrom('form_files')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('form_files')
      .selectAll()
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const insert = statement((db, given: GivenId & FormFile) =>
  db.insertInto('form_files').values({
    website_id: given.websiteId,
    id: given.id,
    form_id: given.formId,
    field_id: given.fieldId,
    session: given.session,
    submission_id: given.submissionId,
    state: given.state,
    name: given.name,
    kind: given.kind,
    bytes: given.bytes,
    created_at_ms: given.createdAtMs,
  }),
)

const usage = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('form_files')
    .select((row) => ['state', row.fn.sum<number>('bytes').as('total')])
    .where('website_id', '=', given.websiteId)
    .groupBy('state'),
)

const keep = statement((db, given: GivenId & { readonly submissionId: string }) =>
  db
    .updateTable('form_files')
    .set({ state: 'kept', submission_id: given.submissionId })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('state', '=', 'pending'),
)

const discard = statement((db, given: GivenId) =>
  db
    .updateTable('form_files')
    .set({ state: 'gone' })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('state', '=', 'pending'),
)

const expire = statement((db, given: { readonly websiteId: string; readonly beforeMs: number }) =>
  db
    .updateTable('form_files')
    .set({ state: 'gone' })
    .where('website_id', '=', given.websiteId)
    .where('state', '=', 'pending')
    .where('created_at_ms', '<', given.beforeMs),
)

const giveUpOf = statement((db, given: { readonly websiteId: string; readonly submissionId: string }) =>
  db
    .updateTable('form_files')
    .set({ state: 'gone' })
    .where('website_id', '=', given.websiteId)
    .where('submission_id', '=', given.submissionId)
    .where('state', '=', 'kept'),
)

const gone = statement((db, given: { readonly websiteId: string; readonly limit: number }) =>
  db
    .selectFrom('form_files')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('state', '=', 'gone')
    .limit(given.limit),
)

const forget = statement((db, given: GivenId) =>
  db
    .deleteFrom('form_files')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('state', '=', 'gone'),
)
