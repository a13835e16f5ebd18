import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { changeTemplateCall } from '@vitrine/contract/sites/template-calls'
import { useSyncExternalStore } from 'react'
import { call } from '../../call/client.ts'

type ChangeOutcome = Outcome<ReplyOf<typeof changeTemplateCall>>

const underWay = new Map<string, Promise<ChangeOutcome>>()
const listeners = new Set<() => void>()

/** Puts a site into another template; it goes on when the dialog is closed, and one that is opened again finds it. */
export function changeTemplate(
  siteId: string,
  change: { readonly templateId: string | null; readonly was: string | null },
): Promise<ChangeOutcome> {
  const known = underWay.get(siteId)
  if (known) return known
  const changing = call(changeTemplateCall, { params: { siteId }, body: change }).finally(() => {
    underWay.delete(siteId)
    tell()
  })
  underWay.set(siteId, changing)
  tell()
  return changing
}

/** Whether a site is being put into another template. */
export function useIsChanging(siteId: string): boolean {
  return useSyncExternalStore(listen, () => underWay.has(siteId))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
