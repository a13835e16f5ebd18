import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'

/** The site's name or mark, and the way back to the cart, or to what is subscribed to. */
export function CheckoutHead({
  site,
  subscription,
  donation,
  proposal,
}: Pick<CheckoutPageProps, 'site' | 'subscription' | 'donation' | 'proposal'>) {
  const back = wayBack({ subscription, donation, proposal })
  return (
    <div className="vt-checkout-head">
      <a className="vt-checkout-brand" href={site.homeUrl}>
        {site.logoUrl ? <img src={site.logoUrl} alt={site.title} height={36} /> : site.title}
      </a>
      <a className="vt-checkout-back" href={back.url}>
        {back.label}
      </a>
    </div>
  )
}

/** Where what is bought can be changed. */
export function wayBack({
  subscription,
  donation,
  proposal,
}: Pick<CheckoutPageProps, 'subscription' | 'donation' | 'proposal'>) {
  return proposal
    ? { url: proposal.backUrl, label: 'Back to your order' }
    : donation
      ? { url: donation.backUrl, label: 'Change your donation' }
      : subscription
        ? {
            url: subscription.productUrl,
            label: subscription.isMembership ? 'Back to the memberships' : 'Back to the product',
          }
        : { url: inPageLanguage('/cart'), label: 'Return to cart' }
}

/** The shop's terms, where the owner gives any. */
export function CheckoutFoot({ policies }: Pick<CheckoutPageProps, 'policies'>) {
  const links = [
    { label: 'Returns', url: policies.returnsUrl },
    { label: 'Privacy', url: policies.privacyUrl },
    { label: 'Terms', url: policies.termsUrl },
  ].filter((link) => link.url !== '')
  if (links.length === 0) return null
  return (
    <ul className="vt-checkout-foot">
      {links.map((link) => (
        <li key={link.label}>
          <a href={link.url}>{link.label}</a>
        </li>
      ))}
    </ul>
  )
}
