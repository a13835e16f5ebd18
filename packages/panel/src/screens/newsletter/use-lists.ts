import type { ReplyOf } from '@vitrine/contract/call'
import { listNewsletterListsCall } from '@vitrine/contract/newsletter/list-calls'
import { useCall } from '../../call/use-call.ts'

/** A list of subscribers with its counts. */
export type NewsletterListRow = ReplyOf<typeof listNewsletterListsCall>['lists'][number]

/** The lists as choices of a field; none while they are read. */
export function useListChoices(): readonly { readonly value: string; readonly label: string }[] {
  const { data } = useCall(listNewsletterListsCall, {})
  return (data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
