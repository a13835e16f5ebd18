import { asOneLine } from '../../../limits/one-line.ts'
import { type Say, sayAsWritten } from '../../../words/say.ts'
import { type WordedMailKind, wordedMailKinds } from './mail-kinds.ts'
import type { MailText } from './mail-text.ts'
import { usualMailTexts } from './usual-mail-texts.ts'

/** The texts that an owner changed; one that is left out or '' is the usual one. */
export type MailTexts = { readonly [Kind in WordedMailKind]?: MailText | undefined }

/** What a mail says until its owner changes it, in the language of the site. */
export function usualMailText(kind: WordedMailKind, say: Say): MailText {
  const { subject, opening } = usualMailTexts[kind]
  return { subject: say(subject), opening: say(opening) }
}

/** The texts of a mail, the usual ones where the owner has none: those of its kind, or others that fit better what it is about. */
export function mailTextOf(
  kind: WordedMailKind,
  texts: MailTexts,
  say: Say = sayAsWritten,
  usual: MailText = usualMailTexts[kind],
): MailText {
  const own = texts[kind]
  return { subject: own?.subject || say(usual.subject), opening: own?.opening || say(usual.opening) }
}

/** The texts as they are kept: only what differs from the usual ones, so that those can still become better. */
export function keptMailTexts(texts: MailTexts, say: Say = sayAsWritten): MailTexts {
  const kept: { [Kind in WordedMailKind]?: MailText } = {}
  for (const kind of wordedMailKinds) {
    const { subject, opening } = keptMailText(mailTextOf(kind, texts, say), usualMailText(kind, say))
    if (subject !== '' || opening !== '') kept[kind] = { subject, opening }
  }
  return kept
}

function keptMailText(text: MailText, usual: MailText): MailText {
  const subject = text.subject.trim()
  const opening = text.opening.trim()
  return {
    subject: subject === usual.subject ? '' : subject,
    opening: opening === usual.opening ? '' : opening,
  }
}

/** Writes the words of a mail: what stands in braces gives way to its value, which is never read for braces again. */
export function writeMailText(
  { subject, opening }: MailText,
  values: Readonly<Record<string, string>>,
): MailText {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braced, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : braced,
    )
  // A title or a name may hold a line break, which would end the subject.
  return { subject: asOneLine(fill(subject)), opening: fill(opening) }
}
