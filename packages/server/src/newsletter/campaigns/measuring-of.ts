import { followLinkCall, openedMailCall } from '@vitrine/contract/newsletter/campaigns/measuring-calls'
import type { Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { Services } from '../../services/services.ts'
import { makeNewsletterToken } from '../newsletter-link.ts'
import type { CampaignMailContext, CampaignReader } from './campaign-mail.ts'

/** How the mail tells of opens and clicks, for a reader who agreed to that; null: it does not. */
export function measuringOf(
  { id: campaignId }: Campaign,
  { subscriber, context }: { readonly subscriber: Subscriber; readonly context: CampaignMailContext },
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
): CampaignReader['measuring'] {
  const { links, origin, site } = context
  if (links === null || subscriber.measuring === undefined) return null
  const link = { subscriberId: subscriber.id, issuedAtMs: clock() }
  const reader = makeNewsletterToken('measure', link, { secret, websiteId: site.id })
  const address = (path: string, more: Readonly<Record<string, string>>) =>
    `${origin}${path}?${new URLSearchParams({ campaign: campaignId, ...more, reader })}`
  return {
    linkTo: (url) => {
      const known = links.get(url)
      return known === undefined ? url : address(followLinkCall.path, { link: known })
    },
    pixelUrl: address(openedMailCall.path, {}),
  }
}
