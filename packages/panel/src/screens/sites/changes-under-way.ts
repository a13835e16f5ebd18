import type { QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { changeTemplateCall } from '@vitrine/contract/sites/template-calls'
import { call } from '../../call/client.ts'
import { asLastingWork, useIsUnderWay } from '../../call/lasting-work.ts'

const workKey = (siteId: string) => [changeTemplateCall.name, siteId]

/** Puts a site into another template; it goes on when the dialog is closed, and one that is opened again finds it. */
export function changeTemplate(
  queries: QueryClient,
  siteId: string,
  change: { readonly templateId: string | null; readonly was: string | null },
): Promise<Outcome<ReplyOf<typeof changeTemplateCall>>> {
  return asLastingWork(queries, workKey(siteId), () =>
    call(changeTemplateCall, { params: { siteId }, body: change }),
  )
}

/** Whether a site is being put into another template. */
export function useIsChanging(siteId: string): boolean {
  return useIsUnderWay(workKey(siteId))
}
