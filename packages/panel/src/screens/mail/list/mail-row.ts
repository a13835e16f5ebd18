import type { ReplyOf } from '@vitrine/contract/call'
import { mailList } from '@vitrine/contract/mail/mail-list'
import type { listMailCall } from '@vitrine/contract/mail/panel-calls'

/** A mail of the list. */
export type MailRow = ReplyOf<typeof listMailCall>['rows'][number]

const [states, reasons] = ['state', 'reason'].map((wanted) =>
  mailList.columns.flatMap((column) => (column.key === wanted && 'choices' in column ? column.choices : [])),
)

/** What a state is called. */
export const stateLabel = (state: MailRow['state']) => labelOf(states, state)

/** What a purpose is called. */
export const reasonLabel = (reason: MailRow['reason']) => labelOf(reasons, reason)

/** What a mail is called: its subject, or before it is written, what it is about. */
export function mailName({ subject, reason, orderName }: MailRow): string {
  return subject || [reasonLabel(reason), orderName].filter(Boolean).join(' ')
}

function labelOf(
  choices: readonly { readonly value: string; readonly label: string }[] = [],
  wanted: string,
): string {
  return choices.find(({ value }) => value === wanted)?.label ?? ''
}
