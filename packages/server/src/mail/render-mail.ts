import { escapeHtml } from '@vitrine/site/html/escape'
import type { MailLook } from './mail-look.ts'
import { sayMail } from './say-mail.ts'

/** The pieces of a mail, which is mostly one about an order; amounts are in words already, addresses of pictures whole. */
export interface MailContents {
  readonly shopName: string
  /** What the shop is called on its pages, where it has no sign. */
  readonly siteTitle: string
  /** The shop's own sign; null: its name is written. */
  readonly logoUrl: string | null
  /** Where the shop is; null while that is not known. */
  readonly homeUrl: string | null
  /** What sets it apart from other mail of its kind, such as that nothing was paid; null for nothing. */
  readonly mark: string | null
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly lines: readonly {
    readonly title: string
    readonly detail: string
    /** What was filled in for it. */
    readonly answers?: readonly MailAnswer[]
    readonly quantity: number
    readonly amount: string
    readonly pictureUrl: string | null
  }[]
  /** Label and amount. */
  readonly totals: readonly (readonly [string, string])[]
  readonly blocks: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  /** What can be opened beside the button, such as files. */
  readonly links?: readonly { readonly label: string; readonly url: string }[] | undefined
  /** What somebody answered in a form, a question beneath the other. */
  readonly answers?: readonly MailAnswer[]
  /** A code that is to be copied or typed elsewhere. */
  readonly code?: string | undefined
  readonly link: { readonly label: string; readonly url: string } | null
  /** What stands beneath: how the shop can be reached. */
  readonly footer: readonly string[]
  /** Texts that belong to a sale, such as its terms. */
  readonly footerLinks: readonly { readonly label: string; readonly url: string }[]
  readonly language: string
  readonly look: MailLook
}

/** An answer in a form. */
interface MailAnswer {
  readonly title: string
  readonly lines: readonly string[]
}

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
  lines.map((line) => lineRow(line, look)),
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

/** What stands around the words of a mail. */
export type MailSurroundings = Pick<
  MailContents,
  'shopName' | 'siteTitle' | 'logoUrl' | 'homeUrl' | 'footer' | 'footerLinks' | 'language' | 'look'
>

/** Writes the page of a mail: the sign of the site, rows of HTML, and the foot. `preview` is what mail programs show beside the subject. */
export function mailPage(
  parts: MailSurroundings,
  { title, preview, body }: { readonly title: string; readonly preview: string; readonly body: string },
): string {
  const { language, look } = parts
  const text = textStyle(look)
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:${look.paper};${text}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" style="border-collapse:collapse;background:${look.paper}"><tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" style="max-width:600px;border-collapse:collapse;text-align:left;${text}">
<tr><td style="padding:0 0 24px;border-bottom:1px solid ${look.line}">${signHtml(parts)}</td></tr>
${body}
<tr><td style="padding:24px 0 0;border-top:1px solid ${look.line};color:${look.muted};font-size:14px">${footerHtml(parts)}</td></tr>
</table></td></tr></table></body></html>
`
}

/** A long word breaks, as mail programs on phones would make the whole mail as wide as it. */
function textStyle({ bodyFont, ink }: MailLook): string {
  return `font-family:${bodyFont};font-size:16px;line-height:1.55;color:${ink};overflow-wrap:anywhere;word-break:break-word`
}

function signHtml({ siteTitle, logoUrl, homeUrl, look }: MailSurroundings): string {
  const name = `<span style="font-family:${look.headingFont};font-size:26px;line-height:1.2;color:${look.ink}">${escapeHtml(siteTitle)}</span>`
  const sign =
    logoUrl === null
      ? name
      : `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(siteTitle)}" height="40" style="display:block;border:0;height:40px;width:auto;font-size:26px;color:${look.ink}">`
  if (homeUrl === null) return sign
  return `<a href="${escapeHtml(homeUrl)}" style="color:${look.ink};text-decoration:none">${sign}</a>`
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
  look: MailLook,
) {
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
    `<tr>${picture}<td${picture ? '' : ' colspan="2"'} style="${cell}">${escapeHtml(title)}${small}${filled}<br><span style="color:${look.muted}">Quantity: ${quantity}</span></td>` +
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

function footerHtml({ shopName, homeUrl, footer, footerLinks, look }: MailSurroundings): string {
  const linkTo = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}" style="color:${look.muted}">${escapeHtml(label)}</a>`
  const name = homeUrl === null ? escapeHtml(shopName) : linkTo(homeUrl, shopName)
  const links = footerLinks.map(({ url, label }) => linkTo(url, label)).join(' &nbsp; ')
  return [name, ...footer.map(escapeHtml), ...(links ? [links] : [])].join('<br>')
}
