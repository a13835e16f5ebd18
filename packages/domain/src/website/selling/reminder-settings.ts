/** How a shop reminds those who did not finish their order, and agreed to be reminded. */
export interface ReminderSettings {
  /** Off: nobody is asked, and nobody is reminded. */
  readonly isOn: boolean
  /** So long after the cart was last touched. */
  readonly delayHours: number
  /** The words of the box by which buyers agree; '': the usual ones. */
  readonly consentText: string
}

/** What a shop does whose owner set nothing. */
export const usualReminders: ReminderSettings = { isOn: false, delayHours: 24, consentText: '' }

/** The words of the box, until an owner changes them. */
export const usualReminderConsent = 'Remind me once by email if I do not finish my order'

/** What owners may set. */
export const reminderLimits = { mostHours: 30 * 24, consentText: 300 } as const

/** The words by which buyers of a shop agree to be reminded; '' where they are not asked. */
export function reminderConsentText({ isOn, consentText }: ReminderSettings = usualReminders): string {
  return isOn ? consentText || usualReminderConsent : ''
}
