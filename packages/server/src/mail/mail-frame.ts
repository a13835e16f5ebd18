import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import { addressIn, linkIn } from '@vitrine/domain/website/languages/address-in-language'
import { prefixNow } from '@vitrine/domain/website/languages/site-language'
import { legalAddress, legalPageNames } from '@vitrine/domain/website/settings/legal-texts'
import { fromLine } from '@vitrine/domain/website/settings/mail-sender'
import type { Site } from '@vitrine/domain/website/site'
import { prefixesOf } from '@vitrine/site/language/data-in-language'
import { legalTitlesIn } from '@vitrine/site/route/legal-page'
import type { ComposedMail } from './composed-mail.ts'

/** What every mail of a site has around its words. Pictures and links need an address, which may not be known. */
export function mailFrame(
  site: Site,
  linkUrl: string | null,
): Pick<MailContents, 'shopName' | 'siteTitle' | 'logoUrl' | 'homeUrl' | 'mark' | 'footer' | 'footerLinks'> {
  const { addressLine1, addressLine2 } = site.location
  return {
    shopName: shopName(site),
    siteTitle: site.title,
    logoUrl: pictureUrl(site.logo?.assetUrl ?? null, linkUrl, '500w'),
    homeUrl: linkUrl === null ? null : new URL(linkUrl).origin + addressIn(prefixNow(site), '/'),
    mark: null,
    footer: [
      [addressLine1, addressLine2].filter(Boolean).join(', '),
      site.contactEmail,
      site.contactPhoneNumber,
      site.sender.footerLine,
    ].filter(Boolean),
    footerLinks: [],
  }
}

/** The legal texts that a shop has, for the mail of those who buy there; none while its address is not known. */
export function legalLinks(site: Site, linkUrl: string | null): MailContents['footerLinks'] {
  if (linkUrl === null) return []
  const titles = legalTitlesIn(site.language)
  return legalPageNames.flatMap((name) => {
    const address = legalAddress(site, name)
    if (address === '' || !URL.canParse(address, linkUrl)) return []
    const shown = linkIn(prefixNow(site), address, prefixesOf(site.languages))
    return [{ label: titles[name], url: new URL(shown, linkUrl).href }]
  })
}

/** In whose name a mail is written, and where answers to it go. */
export function mailHead(
  { sender }: Pick<Site, 'sender'>,
  fromAddress: string,
): Pick<ComposedMail, 'from' | 'replyTo'> {
  const from = fromLine(fromAddress, sender.displayName)
  return sender.replyTo === '' ? { from } : { from, replyTo: sender.replyTo }
}

/** The address that mail of a site comes from: without one of its own it writes in the name of its host, if that is known. */
export function fromAddressOf(
  { contactEmail }: Pick<Site, 'contactEmail'>,
  url: string | null,
): string | null {
  if (contactEmail !== '') return contactEmail
  return url !== null && URL.canParse(url) ? `no-reply@${new URL(url).hostname}` : null
}

/** A shop by the name of its business. */
export function shopName({ store, title }: Site): string {
  return store.businessName || title
}

/** The whole address of a picture in a mail. */
export function pictureUrl(assetUrl: string | null, linkUrl: string | null, format: string): string | null {
  if (assetUrl === null || linkUrl === null) return null
  return `${new URL(assetUrl, linkUrl)}?format=${format}`
}
