import type { PageSite } from '@vitrine/contract/pages/page-site'

/** The site's name or mark over an order, also on paper. */
export function OrderBrand({ site }: { readonly site: PageSite }) {
  return (
    <a className="vt-order-brand" href={site.homeUrl}>
      {site.logoUrl ? <img src={site.logoUrl} alt={site.title} height={36} /> : site.title}
    </a>
  )
}
