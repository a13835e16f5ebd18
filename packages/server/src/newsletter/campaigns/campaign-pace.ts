import type { Services } from '../../services/services.ts'

/** So many mails of campaigns a site sends in a minute, where the operator says nothing else. */
const usualMailsPerMinute = 300

/** So many mails of campaigns a site sends in a minute. */
export function mailsPerMinuteOf({
  campaignMailsPerMinute,
}: Pick<Services, 'campaignMailsPerMinute'>): number {
  return campaignMailsPerMinute ?? usualMailsPerMinute
}
