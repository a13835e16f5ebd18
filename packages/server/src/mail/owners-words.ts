import type { WordedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { MailPlaceholder } from '@vitrine/domain/website/settings/mail/mail-placeholders'
import type { MailText } from '@vitrine/domain/website/settings/mail/mail-text'
import { mailTextOf, writeMailText } from '@vitrine/domain/website/settings/mail/mail-texts'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { shopName } from './mail-frame.ts'

/** Subject and opening of a mail as its owner wrote them, or as they are in the site's language; `usual` takes the place of those of its kind. `values` stand in place of names in braces, beside those of the site. */
export function ownersWords(
  kind: WordedMailKind,
  site: Site,
  values: Readonly<Partial<Record<MailPlaceholder, string>>> = {},
  usual?: MailText,
): MailText {
  return filledWords(mailTextOf(kind, site.mailTexts, sayIn(site.language), usual), site, values)
}

/** Words that an owner wrote for a mail, with values in place of names in braces. */
export function filledWords(text: MailText, site: Site, values: Readonly<Record<string, string>>): MailText {
  return writeMailText(text, { siteTitle: site.title, shopName: shopName(site), ...values })
}
