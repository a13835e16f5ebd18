import { sanitize } from './sanitize.ts'

/** Where addresses of a mail lead, and how its parts look. */
export interface MailHtmlContext {
  /** Scheme and host of the site, for addresses that name none. */
  readonly origin: string
  /** Style attributes by tag. */
  readonly styles: Readonly<Partial<Record<string, string>>>
}

/** Cleans HTML that an owner wrote for a mail: what mail programs show stays, with whole addresses and styles in attributes. */
export function cleanMailHtml(html: string, { origin, styles }: MailHtmlContext): string {
  const styled = Object.fromEntries(
    Object.entries(styles).flatMap(([tag, style]) =>
      style === undefined || tag === 'a' || tag === 'img'
        ? []
        : [[tag, (tagName: string) => ({ tagName, attribs: { style } })]],
    ),
  )
  return sanitize(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
      ...['small', 'a', 'ul', 'ol', 'li', 'img'],
    ],
    allowedAttributes: {
      '*': ['style'],
      a: ['href', 'style'],
      img: ['src', 'alt', 'width', 'style'],
      ol: ['start', 'style'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Styles that were written go; those of the mail come.
    transformTags: {
      '*': (tagName, { style: _, ...attribs }) => ({ tagName, attribs }),
      ...styled,
      a: (tagName, { href = '' }) => {
        const whole = wholeAddress(href, origin)
        return { tagName, attribs: { ...(whole && { href: whole }), ...(styles.a && { style: styles.a }) } }
      },
      img: (tagName, { src = '', alt = '', width }) => ({
        tagName,
        attribs: {
          src: wholeAddress(src, origin),
          alt,
          ...(width && /^\d{1,4}$/.test(width) && { width }),
          ...(styles.img && { style: styles.img }),
        },
      }),
    },
  })
}

/** An address with scheme and host; '' for one that leads nowhere, or is of another kind. */
export function wholeAddress(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return ''
  const { protocol, href } = new URL(address, origin)
  return /^(https?|mailto|tel):$/.test(protocol) ? href : ''
}
