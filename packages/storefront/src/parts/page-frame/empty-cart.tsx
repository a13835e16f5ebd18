import type { Ref } from 'react'
import { BagIcon } from './icons.tsx'

/** Says that nothing is in the cart, with the way to the shop. */
export function EmptyCart({ url, wayOn }: { readonly url: string; readonly wayOn?: Ref<HTMLAnchorElement> }) {
  return (
    <div className="vt-cart-empty">
      <BagIcon size={56} />
      <p>You have nothing in your shopping cart.</p>
      <a ref={wayOn} className="vt-button cart-continue-button" href={url}>
        Continue shopping
      </a>
    </div>
  )
}
