import type {
  addViewCall,
  changeViewCall,
  listViewsCall,
  removeViewCall,
} from '@vitrine/contract/lists/view-calls'
import { type PanelList, panelLists } from '@vitrine/contract/panel-lists'
import {
  checkView,
  isViewNameTaken,
  mostViews,
  tooManyViewsText,
  type ViewInput,
  viewNameTakenText,
} from '@vitrine/domain/lists/saved-view'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SavedView } from '@vitrine/store/lists/saved-views'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'

/** Answers the views of a list: one's own, and those that colleagues share. */
export async function getViews(
  exchange: Exchange<typeof listViewsCall>,
): Promise<AnswerTo<typeof listViewsCall>> {
  const list = findList(exchange, exchange.params.list)
  if (!list) return notFound()
  const accountId = accountIdOf(exchange)
  const views = await exchange.store.savedViews.list(exchange.params.list, accountId)
  return reply({ views: views.map((view) => presentView(view, accountId)) })
}

/** Saves a view. */
export async function postView(
  exchange: Exchange<typeof addViewCall>,
): Promise<AnswerTo<typeof addViewCall>> {
  const { params, body, store, services } = exchange
  const list = findList(exchange, params.list)
  if (!list) return notFound()
  const refused = refuseInput(exchange, body, list)
  if (refused) return refused
  const accountId = accountIdOf(exchange)
  return store.transaction(async ({ savedViews }) => {
    if ((await savedViews.countOwn(params.list, accountId)) >= mostViews)
      return refuse('too-many-views', tooManyViewsText)
    const others = [...list.list.views, ...(await savedViews.list(params.list, accountId))]
    if (isViewNameTaken(body.name, others)) return nameTaken()
    const stamp = { id: services.newId(), accountId, createdAtMs: services.clock() }
    const view = { ...stamp, list: params.list, ...kept(body) }
    await savedViews.save(view)
    return reply({ view: presentView(view, accountId) })
  })
}

/** Renames a view of one's own, changes what it shows, or who sees it. */
export async function putView(
  exchange: Exchange<typeof changeViewCall>,
): Promise<AnswerTo<typeof changeViewCall>> {
  const { body, store } = exchange
  const view = await findOwn(exchange)
  const list = view && findList(exchange, view.list)
  if (!view || !list) return notFound()
  const refused = refuseInput(exchange, body, list)
  if (refused) return refused
  const changed = { ...view, ...kept(body) }
  return store.transaction(async ({ savedViews }) => {
    const saved = (await savedViews.list(view.list, view.accountId)).filter(({ id }) => id !== view.id)
    const others = [...list.list.views, ...saved]
    // Two that had the same name before go on with it.
    if (changed.name !== view.name && isViewNameTaken(changed.name, others)) return nameTaken()
    await savedViews.save(changed)
    return reply({ view: presentView(changed, view.accountId) })
  })
}

/** Removes a view of one's own. */
export async function deleteView(
  exchange: Exchange<typeof removeViewCall>,
): Promise<AnswerTo<typeof removeViewCall>> {
  const view = await findOwn(exchange)
  if (!view) return notFound()
  await exchange.store.savedViews.remove(view.id)
  return reply({})
}

const nameTaken = () => refuse('fields-wrong', checkFieldsText, { errors: { name: viewNameTakenText } })

const notFound = () => refuse('not-found', failureText.notFound)

/** A list that the one who asks may see. */
function findList({ account }: Pick<Exchange, 'account'>, name: string): PanelList | undefined {
  return panelLists.find(({ list, policy }) => {
    const isAllowed = policy.kind === 'owner' && policy.roles.some((role) => account?.roles.includes(role))
    return list.name === name && isAllowed
  })
}

/** The view that a call names, if it belongs to the one who asks: others are not there to be changed. */
async function findOwn(
  exchange: Pick<Exchange, 'store' | 'account'> & { readonly params: { readonly viewId: string } },
): Promise<SavedView | undefined> {
  const view = await exchange.store.savedViews.find(exchange.params.viewId)
  return view?.accountId === accountIdOf(exchange) ? view : undefined
}

function refuseInput(
  { site, services }: Pick<Exchange, 'site' | 'services'>,
  input: ViewInput,
  { list }: PanelList,
): Refusal | null {
  const errors = checkView(input, list, { timeZone: site.timeZone, nowMs: services.clock() })
  return Object.keys(errors).length === 0 ? null : refuse('fields-wrong', checkFieldsText, { errors })
}

const accountIdOf = ({ account }: Pick<Exchange, 'account'>) => account?.id ?? ''

const kept = ({ name, query, isShared }: ViewInput) => ({ name: name.trim(), query, isShared })

function presentView({ id, list, name, query, isShared, accountId }: SavedView, askedBy: string) {
  return { id, list, name, query, isShared, isOwn: accountId === askedBy }
}
