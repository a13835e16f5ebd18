import type { listLayoutsCall, readLayoutCall, saveLayoutCall } from '@vitrine/contract/website/layout-calls'
import { emptyLayout } from '@vitrine/domain/content/layout'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { LayoutOwner } from '@vitrine/store/content/layouts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { saveLayout } from './save-layout.ts'

/** What an owner reads who saves over somebody else's change. */
const layoutChangedText = 'This page was changed by someone else. Reload the page to see it as it is now.'

/** Answers what has a layout. */
export async function getLayouts({
  store,
}: Exchange<typeof listLayoutsCall>): Promise<AnswerTo<typeof listLayoutsCall>> {
  return reply({ owners: (await store.layouts.owners()).map(({ kind, id }) => ({ kind, id })) })
}

/** Answers a layout, the empty one for an area that was not filled. */
export async function getLayout({
  params,
  store,
}: Exchange<typeof readLayoutCall>): Promise<AnswerTo<typeof readLayoutCall>> {
  const owner = { kind: params.kind, id: params.ownerId }
  if (!(await isThere(owner, store))) return refuse('not-found', failureText.notFound)
  const stored = await store.layouts.find(owner)
  return reply({ layout: stored?.layout ?? emptyLayout, updatedAtMs: stored?.updatedAtMs ?? null })
}

/** Keeps a layout, unless someone else did meanwhile. */
export async function putLayout(
  exchange: Exchange<typeof saveLayoutCall>,
): Promise<AnswerTo<typeof saveLayoutCall>> {
  const { params, body, store, account, services } = exchange
  const owner = { kind: params.kind, id: params.ownerId }
  return store.transaction(async (tables) => {
    // Who else saves it waits, and is told that it was changed.
    await tables.site.lock()
    if (!(await isThere(owner, tables))) return refuse('not-found', failureText.notFound)
    const known = await tables.layouts.find(owner)
    if ((known?.updatedAtMs ?? null) !== body.updatedAtMs)
      return refuse('changed-meanwhile', layoutChangedText)

    const mayWriteCode = account?.roles.includes('admin') ?? false
    const change = { input: body.layout, known, mayWriteCode, nowMs: services.clock() }
    const saved = await saveLayout(tables, owner, change)
    if (!saved.ok)
      return refuse('fields-wrong', saved.errors.layout ?? checkFieldsText, { errors: saved.errors })
    const summary = `Changed the blocks of ${owner.kind} ${owner.id}`
    await recordAuditEntry(tables, exchange, { subjectId: owner.id, summary })
    return reply({ layout: saved.stored.layout, updatedAtMs: saved.stored.updatedAtMs, notes: saved.notes })
  })
}

/** A block field is the template's: only pages and items can be missing. */
async function isThere(
  { kind, id }: LayoutOwner,
  tables: Pick<SiteTables, 'collections' | 'items'>,
): Promise<boolean> {
  switch (kind) {
    case 'collection':
      return (await tables.collections.find(id)) !== undefined
    case 'item':
      return (await tables.items.find(id)) !== undefined
    default:
      return true
  }
}
