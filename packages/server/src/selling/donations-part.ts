import { checkDonations } from '@vitrine/domain/selling/check-donations'
import { type DonationSettings, usualDonations } from '@vitrine/domain/website/selling/donation-settings'
import type { SettingsPart } from '../website/settings-part.ts'

/** Whether and how donations are taken. */
export const donationsPart: SettingsPart<DonationSettings> = {
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
