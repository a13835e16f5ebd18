import { contextAt } from '../shop-call/page-context.ts'
import { tellCommerce } from './commerce-events.ts'

/** Tells of a product whose page is visited, once all scripts of the page listen, and of presses that lead to its reviews. */
export function startCommerceEvents(root: Document = document): void {
  const tell = () => tellVisit()
  if (root.readyState === 'complete') tell()
  else window.addEventListener('load', tell, { once: true })
  root.addEventListener('click', tellOfReviews)
}

function tellVisit(): void {
  const productId = contextAt('itemId')
  const variants = contextAt('product', 'variants')
  if (typeof productId !== 'string' || !Array.isArray(variants)) return
  const productType = contextAt('product', 'productType')
  const amounts = variants.map((variant: VariantInContext) =>
    variant.onSale ? variant.salePrice : variant.price,
  )
  const values = amounts.flatMap((amount) => (amount ? [amount.value] : []))
  tellCommerce({
    name: 'visit-product',
    productId,
    title: String(contextAt('item', 'title') ?? ''),
    productType: typeof productType === 'number' ? productType : null,
    priceCents: values.length === 0 ? null : Math.min(...values),
    currency: amounts[0]?.currencyCode ?? '',
  })
}

/** A variant as the page tells its scripts of it. */
interface VariantInContext {
  readonly onSale?: boolean
  readonly price?: { readonly value: number; readonly currencyCode: string }
  readonly salePrice?: { readonly value: number; readonly currencyCode: string }
}

/** A tab is what says so (`role="tab"`); any other link to the reviews, such as the stars under the title, is an anchor. */
function tellOfReviews({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest(wayToReviews) : null
  if (!pressed) return
  const productId = contextAt('itemId')
  tellCommerce({
    name: pressed.getAttribute('role') === 'tab' ? 'reviews-tab-click' : 'reviews-anchor-click',
    productId: typeof productId === 'string' ? productId : null,
  })
}

const wayToReviews = 'a[href$="#reviews"], [role="tab"][aria-controls="reviews"]'
