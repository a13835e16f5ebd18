import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf, ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import {
  addViewCall,
  changeViewCall,
  listViewsCall,
  removeViewCall,
} from '@vitrine/contract/lists/view-calls'
import { readConditions } from '@vitrine/domain/lists/conditions'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { type ListView, searchOfView } from './list-views.ts'

/** What a view is saved with. */
type ViewInput = BodyOf<typeof addViewCall>

/** The views of a list, and what can be done with those that were saved. */
export interface Views {
  readonly views: readonly ListView[]
  /** Whether views can be saved: those that were are known. */
  readonly canSave: boolean
  readonly add: (input: ViewInput) => Promise<Outcome<ReplyOf<typeof addViewCall>>>
  readonly change: (viewId: string, input: ViewInput) => Promise<Outcome<ReplyOf<typeof changeViewCall>>>
  readonly remove: (viewId: string) => Promise<Outcome<unknown>>
}

/** Reads the saved views of a list; without them there are those that came with it. */
export function useViews(list: ListDescription): Views {
  const { name, views } = list
  const queries = useQueryClient()
  const saved = useCall(listViewsCall, { params: { list: name } })
  const shipped = views.map((view) => ({ ...view, saved: null }))
  const others = (saved.data?.views ?? [])
    .map(({ id, isShared, isOwn, ...view }) => ({
      key: id,
      name: view.name,
      query: view.query,
      saved: { isShared, isOwn },
    }))
    // A room that shows a part of the list has not all of its filters.
    .filter((view) => canAsk(list, view))
  const told = async <Reply>(change: Promise<Outcome<Reply>>) => {
    const outcome = await change
    if (outcome.ok) await queries.invalidateQueries({ queryKey: [listViewsCall.name] })
    return outcome
  }
  return {
    views: [...shipped, ...others],
    canSave: saved.isSuccess,
    add: (body) => told(call(addViewCall, { params: { list: name }, body })),
    change: (viewId, body) => told(call(changeViewCall, { params: { viewId }, body })),
    remove: (viewId) => told(call(removeViewCall, { params: { viewId } })),
  }
}

function canAsk(list: ListDescription, view: ListView): boolean {
  const read = readConditions(searchOfView(view).f ?? '', list)
  return read.ok || read.problem !== 'unknown-filter'
}
