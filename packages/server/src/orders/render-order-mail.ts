import { escapeHtml } from '../site/assemble/escape.ts'

/** The pieces of a mail about an order; amounts are in words already. */
export interface MailParts {
  readonly shopName: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly lines: readonly {
    readonly title: string
    readonly detail: string
    readonly quantity: number
    readonly amount: string
  }[]
  /** Label and amount. */
  readonly totals: readonly (readonly [string, string])[]
  readonly blocks: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  readonly link: { readonly label: string; readonly url: string } | null
  readonly language: string
}

/** Writes the plain text of a mail. */
export function renderMailText(parts: MailParts): string {
  const { heading, paragraphs, lines, totals, blocks, link, shopName } = parts
  return [
    heading,
    '',
    ...paragraphs,
    '',
    ...lines.map(
      (each) => `${each.quantity} x ${each.title}${each.detail ? ` (${each.detail})` : ''}: ${each.amount}`,
    ),
    '',
    ...totals.map(([label, amount]) => `${label}: ${amount}`),
    '',
    ...blocks.flatMap((each) => [each.heading, ...each.lines.map((line) => `  ${line}`), '']),
    ...(link ? [`${link.label}: ${link.url}`, ''] : []),
    shopName,
    '',
  ].join('\n')
}

/** Writes the HTML of a mail; every text in it is escaped. */
export function renderMailHtml(parts: MailParts): string {
  const { heading, paragraphs, lines, totals, blocks, link, shopName, language } = parts
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f4f4f2;font:16px/1.5 Helvetica,Arial,sans-serif;color:#1c1c1c">
<table role="presentation" width="100%" style="max-width:600px;margin:0 auto;background:#fff;border-collapse:collapse">
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:24px">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
<table width="100%" style="border-collapse:collapse;margin:24px 0">
${lines.map(lineRow).join('\n')}
${totals.map(totalRow).join('\n')}
</table>
${blocks.map(block).join('\n')}
${link ? linkButton(link) : ''}
<p style="margin:24px 0 0;color:#5c5c5c">${escapeHtml(shopName)}</p>
</td></tr></table></body></html>
`
}

const cell = 'padding:8px 0;border-bottom:1px solid #e4e4e0;vertical-align:top'

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

function lineRow({ title, detail, quantity, amount }: MailParts['lines'][number]): string {
  const small = detail ? `<br><span style="color:#5c5c5c">${escapeHtml(detail)}</span>` : ''
  return `<tr><td style="${cell}">${quantity} &times; ${escapeHtml(title)}${small}</td><td align="right" style="${cell}">${escapeHtml(amount)}</td></tr>`
}

function totalRow([label, amount]: readonly [string, string]): string {
  const weight = label === 'Total' ? 'font-weight:bold;' : ''
  return `<tr><td style="${weight}padding:4px 0">${escapeHtml(label)}</td><td align="right" style="${weight}padding:4px 0">${escapeHtml(amount)}</td></tr>`
}

function linkButton({ label, url }: NonNullable<MailParts['link']>): string {
  const style = 'background:#1c1c1c;color:#fff;padding:12px 20px;text-decoration:none'
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function block({ heading, lines }: MailParts['blocks'][number]): string {
  return `<h2 style="margin:16px 0 4px;font-size:16px">${escapeHtml(heading)}</h2><p style="margin:0">${lines.map(escapeHtml).join('<br>')}</p>`
}
