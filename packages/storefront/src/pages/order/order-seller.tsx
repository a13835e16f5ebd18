/** Who sells, on paper alone: there the rest of the site is not around. */
export function OrderSeller({ lines }: { readonly lines: readonly string[] }) {
  return <address className="vt-order-seller vt-preserve">{lines.join('\n')}</address>
}
