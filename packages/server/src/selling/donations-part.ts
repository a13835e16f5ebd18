import type {
  changeDonationSettingsCall,
  readDonationSettingsCall,
} from '@vitrine/contract/selling/donation-calls'
import { checkDonations } from '@vitrine/domain/selling/check-donations'
import { type DonationSettings, usualDonations } from '@vitrine/domain/website/selling/donation-settings'
import type { Exchange } from '../http/exchange.ts'
import type { AnswerTo } from '../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../website/settings-part.ts'

/** Whether and how donations are taken. */
const donationsPart: SettingsPart<DonationSettings> = {
  present: ({ store }) => store.donations ?? usualDonations,
  check: checkDonations,
  change: (site, value) => ({
    ...site,
    store: {
      ...site.store,
      donations: {
        ...value,
        funds: value.funds.map(({ key, title, description }) => ({
          key,
          title: title.trim(),
          description: description.trim(),
        })),
        thanksText: value.thanksText.trim(),
      },
    },
  }),
  summary: ({ isOn }) => `Changed the donations: ${isOn ? 'on' : 'off'}`,
}

/** Answers how donations are taken. */
export function getDonationSettings(
  exchange: Exchange<typeof readDonationSettingsCall>,
): Promise<AnswerTo<typeof readDonationSettingsCall>> {
  return readPart(donationsPart, exchange)
}

/** Changes how donations are taken. */
export function putDonationSettings(
  exchange: Exchange<typeof changeDonationSettingsCall>,
): Promise<AnswerTo<typeof changeDonationSettingsCall>> {
  return changePart(donationsPart, exchange, exchange.body)
}
