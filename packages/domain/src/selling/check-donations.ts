import { type DonationSettings, donationLimits } from '../website/selling/donation-settings.ts'

/** What owners read. */
const donationSettingsText = {
  noFund: 'Say what is given for: add a fund first.',
  titleMissing: 'Enter a title',
  keyTaken: 'Another fund has this key already.',
  noAmount: 'Suggest amounts, or let people choose their own.',
  noRange: 'The most must be more than the least.',
  outOfRange: 'Suggested amounts must lie between the least and the most.',
  coverTooHigh: 'Enter 20 % or less.',
} as const

/** Says what is wrong with how donations are taken, by field. */
export function checkDonations(settings: DonationSettings): Readonly<Record<string, string>> {
  const { isOn, funds, suggestedCents, takesOtherAmounts, leastCents, mostCents } = settings
  const errors: Record<string, string> = {}
  for (const [index, { title }] of funds.entries())
    if (title.trim() === '') errors[`funds.${index}.title`] = donationSettingsText.titleMissing
  for (const [index, { key }] of funds.entries())
    if (funds.findIndex((fund) => fund.key === key) < index)
      errors[`funds.${index}.key`] = donationSettingsText.keyTaken
  if (isOn && funds.length === 0) errors.isOn = donationSettingsText.noFund
  if (suggestedCents.length === 0 && !takesOtherAmounts)
    errors.takesOtherAmounts = donationSettingsText.noAmount
  if (mostCents <= leastCents || mostCents > donationLimits.mostCents)
    errors.mostCents = donationSettingsText.noRange
  if (suggestedCents.some((cents) => cents < leastCents || cents > mostCents))
    errors.suggestedCents = donationSettingsText.outOfRange
  if (settings.coverMilliPercent > 20_000) errors.coverMilliPercent = donationSettingsText.coverTooHigh
  return errors
}
