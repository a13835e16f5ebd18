import type { MailAnswer, MailContents } from '@vitrine/domain/mail/mail-contents'
import { sayMail } from './say-mail.ts'

/** Writes the plain text of a mail. */
export function renderMailText(unsaid: MailContents): string {
  const parts = sayMail(unsaid)
  const { mark, heading, paragraphs, lines, totals, blocks, link, shopName, footer, footerLinks } = parts
  const { answers = [], links = [], code } = parts
  return [
    ...(mark ? [mark, ''] : []),
    heading,
    '',
    ...paragraphs,
    '',
    ...stretch(links.map(({ label, url }) => `${label}: ${url}`)),
    ...stretch(
      lines.flatMap((each) => [
        `${each.quantity} x ${each.title}${each.detail ? ` (${each.detail})` : ''}: ${each.amount}`,
        ...(each.answers ?? []).map(answerText),
      ]),
    ),
    ...stretch(totals.map(([label, amount]) => `${label}: ${amount}`)),
    ...answers.flatMap((each) => [each.title, ...each.lines.map((line) => `  ${line}`), '']),
    ...(code ? [`Code: ${code}`, ''] : []),
    ...blocks.flatMap((each) => [each.heading, ...each.lines.map((line) => `  ${line}`), '']),
    ...(link ? [`${link.label}: ${link.url}`, ''] : []),
    shopName,
    ...footer,
    ...footerLinks.map(({ label, url }) => `${label}: ${url}`),
    '',
  ].join('\n')
}

function answerText({ title, lines }: MailAnswer): string {
  return `    ${title}: ${lines.join('\n      ')}`
}

/** With a blank line after it; nothing where there is nothing. */
function stretch(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [...lines, '']
}
