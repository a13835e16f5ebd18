import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'

/** The site's name or mark, and the way back to the cart, or to what is subscribed to. */
export function CheckoutHead({
  site,
  subscription,
}: Pick<CheckoutPageProps, 'site'> & { readonly subscription: CheckoutPageProps['subscription'] }) {
  return (
    <div className="vt-checkout-head">
      <a className="vt-checkout-brand" href={site.homeUrl}>
        {site.logoUrl ? <img src={site.logoUrl} alt={site.title} height={36} /> : site.title}
      </a>
      <a className="vt-checkout-back" href={subscription?.productUrl ?? '/cart'}>
        {subscription ? 'Back to the product' : 'Return to cart'}
      </a>
    </div>
  )
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
