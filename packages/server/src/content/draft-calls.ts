import type {
  dropItemDraftCall,
  keepItemDraftCall,
  previewItemCall,
} from '@vitrine/contract/content/item-calls'
import { itemInput } from '@vitrine/contract/content/item-shape'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { ItemInput } from '@vitrine/domain/content/items/item-input'
import { withInput } from '@vitrine/domain/content/items/plan-item'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import { Compile } from 'typebox/compile'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, pageReply, refuse, reply } from '../http/reply/reply.ts'
import { fieldsOf, placeOf } from './content-place.ts'
import { presentItemInput } from './item-row.ts'
import { cleanInput, readItemPlace } from './save-item.ts'

/** What an account wrote of an item and did not save; null for nothing, and for what an older editor kept and nobody can read. */
export async function readDraft(
  { itemDrafts }: Pick<SiteTables, 'itemDrafts'>,
  itemId: string,
  account: Account | null,
) {
  const draft = account ? await itemDrafts.find(itemId, account.id) : undefined
  if (!draft) return null
  isInput ??= Compile(itemInput)
  const { input } = draft
  if (!isInput.Check(input)) return null
  return { input: presentItemInput(input), savedAtMs: draft.savedAtMs, baseAtMs: draft.baseAtMs }
}

let isInput: ReturnType<typeof Compile<typeof itemInput>> | undefined

/** Keeps what an account wrote of an item. It changes nothing that others see, so nothing is written down of it. */
export async function putDraft({
  params,
  body,
  store,
  services,
  account,
}: Exchange<typeof keepItemDraftCall>): Promise<AnswerTo<typeof keepItemDraftCall>> {
  const item = await store.items.find(params.itemId)
  if (!item || !account || item.trashedAtMs !== null) return refuse('not-found', failureText.notFound)
  const savedAtMs = services.clock()
  await store.itemDrafts.save({ itemId: item.id, accountId: account.id, savedAtMs, ...body })
  return reply({ savedAtMs })
}

/** Forgets what an account wrote of an item. */
export async function deleteDraft({
  params,
  store,
  account,
}: Exchange<typeof dropItemDraftCall>): Promise<AnswerTo<typeof dropItemDraftCall>> {
  const item = await store.items.find(params.itemId)
  if (!item || !account) return refuse('not-found', failureText.notFound)
  await store.itemDrafts.remove(item.id, account.id)
  return reply({})
}

/** Shows the page of an item as it would be; for the account that asks alone, and never kept. */
export async function getPreview({
  params,
  store,
  account,
  view,
  origin,
}: Exchange<typeof previewItemCall>): Promise<AnswerTo<typeof previewItemCall>> {
  const item = await store.items.find(params.itemId)
  const site = await view()
  const context = await site.contextOf(origin)
  const collection = context.collections.find(({ id }) => id === item?.collectionId)
  const place = placeOf(collection, context.theme)
  if (!item || !collection || !place?.hasItemPages) return refuse('not-found', failureText.notFound)
  const draft = await readDraft(store, item.id, account)
  const fields = fieldsOf(item, context.theme)
  const shown = draft ? await applied(store, item, cleanInput(draft.input, fields)) : item
  const { html, scriptHashes, needs } = await site.renderPage(
    { kind: 'item', collection, item: shown },
    origin,
  )
  return pageReply(html, { scriptHashes, needs, headers: { 'x-robots-tag': 'noindex' } })
}

async function applied(
  tables: Pick<SiteTables, 'items' | 'categories' | 'images' | 'authors' | 'site'>,
  item: ContentItem,
  input: ItemInput,
): Promise<ContentItem> {
  return withInput(item, input, await readItemPlace(tables, item, input))
}
