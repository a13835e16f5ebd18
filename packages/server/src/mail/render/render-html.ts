import type { MailAnswer, MailContents } from '@vitrine/domain/mail/mail-contents'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import { escapeHtml } from '@vitrine/site/html/escape'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { mailPage, textStyle } from './mail-page.ts'
import { sayMail } from './say-mail.ts'

/** Writes the HTML of a mail, in tables and attributes that mail programs read; every text in it is escaped. */
export function renderMailHtml(unsaid: MailContents): string {
  const parts = sayMail(unsaid)
  const { heading, paragraphs, lines, totals, look } = parts
  const text = textStyle(look)
  return mailPage(parts, {
    title: heading,
    preview: paragraphs[0] ?? '',
    body: `<tr><td style="padding:32px 0 0">
${markHtml(parts)}<h1 style="margin:0 0 14px;font-family:${look.headingFont};font-size:30px;line-height:1.2;font-weight:normal;color:${look.ink}">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${linksHtml(parts)}${answersHtml(parts)}${codeHtml(parts)}${buttonHtml(parts)}
${tableHtml(
  '32px 0 0',
  lines.map((line) => lineRow(line, parts)),
  text,
)}
${tableHtml(
  '16px 0 32px',
  totals.map((row, place) => totalRow(row, { look, isTotal: sums.has(unsaid.totals[place]?.[0] ?? '') })),
  text,
)}
${blocksHtml(parts, text)}
</td></tr>`,
  })
}

function markHtml({ mark, look }: MailContents): string {
  if (mark === null) return ''
  const style = `margin:0 0 20px;padding:10px 14px;border:2px dashed ${look.ink};font-size:15px;font-weight:bold`
  return `<p style="${style}">${escapeHtml(mark)}</p>\n`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

function linksHtml({ links = [], look }: MailContents): string {
  const link = ({ label, url }: { readonly label: string; readonly url: string }) =>
    `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="color:${look.ink};font-weight:bold">${escapeHtml(label)}</a></p>`
  return links.map(link).join('')
}

function answersHtml({ answers = [], look }: MailContents): string {
  const answer = ({ title, lines }: MailAnswer) =>
    `<p style="margin:0;padding:12px 0;border-top:1px solid ${look.line}"><strong style="font-size:14px;color:${look.muted}">${escapeHtml(title)}</strong><br>${lines.map(escapeHtml).join('<br>')}</p>`
  return answers.length === 0 ? '' : `<div style="margin:12px 0 0">${answers.map(answer).join('')}</div>\n`
}

function codeHtml({ code, look }: MailContents): string {
  if (!code) return ''
  const style = `margin:24px 0 0;padding:18px 12px;border:1px solid ${look.line};border-radius:3px;text-align:center;font-family:monospace;font-size:18px;white-space:nowrap;color:${look.ink}`
  return `<p style="${style}">${escapeHtml(code)}</p>`
}

function buttonHtml({ link, look }: MailContents): string {
  if (!link) return ''
  const style = `display:inline-block;padding:14px 28px;border-radius:3px;background:${look.accent};color:${look.accentInk};text-decoration:none`
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(link.url)}" style="${style}">${escapeHtml(link.label)}</a></p>`
}

function tableHtml(margin: string, rows: readonly string[], text: string): string {
  if (rows.length === 0) return '<div style="height:32px"></div>'
  return `<table width="100%" style="border-collapse:collapse;margin:${margin};${text}">\n${rows.join('\n')}\n</table>`
}

function lineRow(
  { title, detail, answers = [], quantity, amount, pictureUrl }: MailContents['lines'][number],
  { look, language }: Pick<MailContents, 'look' | 'language'>,
) {
  const units = `${sayIn(language)('Quantity')}: ${quantity}`
  const rule = `border-top:1px solid ${look.line};vertical-align:top`
  const cell = `padding:14px 0;${rule}`
  const picture =
    pictureUrl === null
      ? ''
      : `<td width="72" style="width:72px;padding:14px 16px 14px 0;${rule}"><img src="${escapeHtml(pictureUrl)}" alt="" width="72" height="90" style="display:block;width:72px;height:90px;object-fit:cover;border:0;border-radius:3px"></td>`
  const small = detail ? `<br><span style="color:${look.muted}">${escapeHtml(detail)}</span>` : ''
  const filled = answers
    .map(
      (each) =>
        `<br><span style="color:${look.muted};font-size:14px"><strong>${escapeHtml(each.title)}:</strong> ${each.lines.map(escapeHtml).join('<br>')}</span>`,
    )
    .join('')
  return (
    `<tr>${picture}<td${picture ? '' : ' colspan="2"'} style="${cell}">${escapeHtml(title)}${small}${filled}<br><span style="color:${look.muted}">${escapeHtml(units)}</span></td>` +
    `<td align="right" style="padding:14px 0 14px 12px;${rule};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
  )
}

/** Labels of what it comes to, before they are said in the language of the site. */
const sums: ReadonlySet<string> = new Set(['Total', 'Total before tax'])

function totalRow(
  [label, amount]: readonly [string, string],
  { look, isTotal }: { readonly look: MailLook; readonly isTotal: boolean },
): string {
  const cell = isTotal
    ? `padding:12px 0 4px;border-top:1px solid ${look.line};font-weight:bold;font-size:18px`
    : 'padding:4px 0'
  return `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
}

/** Columns beside each other where there is room, and beneath each other on phones: not every mail program reads media queries. */
function blocksHtml({ blocks, look }: MailContents, text: string): string {
  if (blocks.length === 0) return ''
  const width = blocks.length === 1 ? '100%' : '180px'
  const style = `display:inline-block;width:${width};max-width:100%;margin:0 12px 24px 0;vertical-align:top`
  const columns = blocks.map(
    ({ heading, lines }) =>
      `<div style="${style}"><strong style="color:${look.ink}">${escapeHtml(heading)}</strong><br>${lines.map(escapeHtml).join('<br>')}</div>`,
  )
  return `<div style="${text};font-size:15px">${columns.join('')}</div>`
}
