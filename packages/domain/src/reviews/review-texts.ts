import type { ReviewSettings } from '../website/selling/review-settings.ts'
import type { Say } from '../words/say.ts'

/** How the shop makes sure that reviewers bought the product, in its own words or the usual ones (Directive 2005/29, article 7 (6)). */
export function checkedText(
  { isNative, isImported, needApproval, checkedText: own }: ReviewSettings,
  say: Say,
): string {
  if (own !== '') return own
  return [
    ...(isNative
      ? [
          say(
            'Reviews marked “Verified purchase” are by people who bought the product here: only they get a link to write one.',
          ),
        ]
      : []),
    ...(isImported
      ? [
          say(
            'Reviews marked “Imported” were written elsewhere. Whether their writers bought or used the product was not checked.',
          ),
        ]
      : []),
    needApproval
      ? say('We look at each before it is shown, and show good and bad ones alike.')
      : say('They are shown as they come in, good and bad ones alike.'),
  ].join(' ')
}
