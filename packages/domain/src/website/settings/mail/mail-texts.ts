import { asOneLine } from '../../../limits/one-line.ts'
import { type Say, sayAsWritten } from '../../../words/say.ts'
import { lineProblem } from '../mail-sender.ts'
import { placeholdersOf } from './mail-placeholders.ts'
import { type MailPurpose, mailPurposes } from './mail-purposes.ts'
import { type MailText, usualMailTexts } from './usual-mail-texts.ts'

/** The texts that an owner changed; one that is left out or '' is the usual one. */
export type MailTexts = { readonly [Purpose in MailPurpose]?: MailText | undefined }

/** What a mail says until its owner changes it, in the language of the site. */
export function usualMailText(purpose: MailPurpose, say: Say): MailText {
  const { subject, opening } = usualMailTexts[purpose]
  return { subject: say(subject), opening: say(opening) }
}

/** The texts of a mail, the usual ones where the owner has none. */
export function mailTextOf(purpose: MailPurpose, texts: MailTexts, say: Say = sayAsWritten): MailText {
  const usual = usualMailText(purpose, say)
  const own = texts[purpose]
  return { subject: own?.subject || usual.subject, opening: own?.opening || usual.opening }
}

/** Says what is wrong with the texts of a mail, by field. */
export function checkMailText(purpose: MailPurpose, text: MailText): Partial<Record<keyof MailText, string>> {
  const subject = subjectProblem(text.subject) ?? placeholderProblem(purpose, text.subject)
  const opening = openingProblem(text.opening) ?? placeholderProblem(purpose, text.opening)
  return { ...(subject !== null && { subject }), ...(opening !== null && { opening }) }
}

/** Says what is wrong with the texts of all mails, by path. */
export function checkMailTexts(texts: Required<MailTexts>): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const purpose of mailPurposes) {
    const wrong = checkMailText(purpose, texts[purpose] ?? usualMailTexts[purpose])
    for (const [field, text] of Object.entries(wrong)) errors[`${purpose}.${field}`] = text
  }
  return errors
}

/** The texts as they are kept: only what differs from the usual ones, so that those can still become better. */
export function keptMailTexts(texts: MailTexts, say: Say = sayAsWritten): MailTexts {
  const kept: { [Purpose in MailPurpose]?: MailText } = {}
  for (const purpose of mailPurposes) {
    const { subject, opening } = keptMailText(mailTextOf(purpose, texts, say), usualMailText(purpose, say))
    if (subject !== '' || opening !== '') kept[purpose] = { subject, opening }
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

/** Longest texts, in characters. */
const mailTextLimits = { subject: 150, opening: 600 } as const

function subjectProblem(text: string): string | null {
  return lineProblem(text.trim(), mailTextLimits.subject)
}

function openingProblem(text: string): string | null {
  if (text.length > mailTextLimits.opening) return `Use at most ${mailTextLimits.opening} characters.`
  return /[^\P{Cc}\n\r]/u.test(text) ? 'Write it without control characters.' : null
}

function placeholderProblem(purpose: MailPurpose, text: string): string | null {
  const known = placeholdersOf(purpose)
  const wrong = [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name]) => !known.some((each) => each === name))
  if (!wrong) return null
  return `There is no ${wrong[0]} in this mail. You can use ${known.map((each) => `{${each}}`).join(', ')}.`
}
