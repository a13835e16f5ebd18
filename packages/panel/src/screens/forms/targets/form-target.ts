import type { ReplyOf } from '@vitrine/contract/call'
import type { listDeliveriesCall, listTargetsCall } from '@vitrine/contract/forms/target-calls'

/** Where submissions go, as the panel sees it. */
export type TargetList = ReplyOf<typeof listTargetsCall>

/** A target as the panel sees it. */
export type FormTarget = TargetList['targets'][number]

/** A delivery as the panel sees it. */
export type FormDelivery = ReplyOf<typeof listDeliveriesCall>['deliveries'][number]

/** What a target leads to, in a line. */
export function placeOf({ kind, settings }: FormTarget, newsletters: TargetList['newsletters']): string {
  switch (kind) {
    case 'mail':
      return settings.addresses.join(', ')
    case 'newsletter':
      return newsletters.find(({ id }) => id === settings.listId)?.name ?? newsletters[0]?.name ?? ''
    case 'google-sheets':
      return settings.sheetName
    case 'mailchimp':
      return settings.listId
    default:
      return URL.canParse(settings.url) ? new URL(settings.url).host : settings.url
  }
}
