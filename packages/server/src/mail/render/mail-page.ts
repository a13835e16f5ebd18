import type { MailSurroundings } from '@vitrine/domain/mail/mail-contents'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import { escapeHtml } from '@vitrine/site/html/escape'

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
export function textStyle({ bodyFont, ink }: MailLook): string {
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

function footerHtml({ shopName, homeUrl, footer, footerLinks, look }: MailSurroundings): string {
  const linkTo = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}" style="color:${look.muted}">${escapeHtml(label)}</a>`
  const name = homeUrl === null ? escapeHtml(shopName) : linkTo(homeUrl, shopName)
  const links = footerLinks.map(({ url, label }) => linkTo(url, label)).join(' &nbsp; ')
  return [name, ...footer.map(escapeHtml), ...(links ? [links] : [])].join('<br>')
}
