import { checkMailText, mailTextLimits } from '../../website/settings/mail/check-mail-texts.ts'
import { isForOwner, type WordedMailKind, wordedMailKinds } from '../../website/settings/mail/mail-kinds.ts'
import type { MailText } from '../../website/settings/mail/mail-text.ts'
import type { MailTexts } from '../../website/settings/mail/mail-texts.ts'
import { usualMailTexts } from '../../website/settings/mail/usual-mail-texts.ts'
import { type EachText, line, lines, translatedIn, type VisitTexts } from './text-field.ts'
import type { TranslatedTexts } from './translated-texts.ts'

/** The mails that are written in the language of whoever reads them. Nobody asked for the link of a draft of an order in another one than the site's own. */
export const translatedMails: readonly WordedMailKind[] = wordedMailKinds.filter(
  (kind) => kind !== 'pay-link' && !isForOwner(kind),
)

/** The texts of a mail that an owner wrote; what is the usual one is ours to translate. */
export function visitMail(kind: WordedMailKind): VisitTexts<MailText> {
  const usual = usualMailTexts[kind]
  const subject = {
    ...line('subject', 'Subject', mailTextLimits.subject),
    check: (text: string) => checkMailText(kind, { ...usual, subject: text }).subject ?? null,
  }
  const opening = {
    ...lines('opening', 'Opening', mailTextLimits.opening),
    check: (text: string) => checkMailText(kind, { ...usual, opening: text }).opening ?? null,
  }
  return (text, each) => ({
    subject: each(subject, text.subject),
    opening: each(opening, text.opening),
  })
}

interface TranslatedMails {
  /** Of a mail, the nearest language first. */
  readonly translations: ReadonlyMap<string, readonly TranslatedTexts[]>
  /** Whether a text that nobody translated stands as its owner wrote it; else the usual one takes its place. */
  readonly keepsOwn: boolean
}

/** What an owner wrote for mails, as it stands in those of another language; '' where the usual text does. */
export function mailTextsIn(texts: MailTexts, { translations, keepsOwn }: TranslatedMails): MailTexts {
  const found: { [Kind in WordedMailKind]?: MailText } = {}
  for (const kind of wordedMailKinds) {
    const text = texts[kind]
    const languages = translations.get(kind) ?? []
    const translate: EachText = ({ name }, own) =>
      own === '' ? '' : translatedIn(languages, name) || (keepsOwn ? own : '')
    if (text) found[kind] = visitMail(kind)(text, translate)
  }
  return found
}
