import { type ReminderSettings, reminderConsentText } from '@vitrine/domain/website/selling/reminder-settings'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** The words by which buyers agree to be reminded, in the language of the site until its owner writes others; '' where they are not asked. */
export function consentTextIn(language: string, settings?: ReminderSettings): string {
  const say = sayIn(language)
  if (settings?.isOn && !settings.consentText)
    return say('Remind me once by email if I do not finish my order')
  return reminderConsentText(settings)
}
