import type { CartReply } from '@vitrine/contract/cart/page-props'
import { aboutInstallments, installmentLine } from '@vitrine/domain/selling/installments'
import type { MouseEvent } from 'react'
import { cartSumCents } from './cart-sum.ts'

/** What the cart would be in installments, where it can be paid so. */
export function InstallmentNote({ reply }: { readonly reply: CartReply }) {
  const { installments: offer, cart } = reply
  if (!offer) return null
  const { before, after } = installmentLine(offer, cartSumCents(cart))
  const explain = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    void import('../../parts/installments/show-installment-info.ts').then(({ showInstallmentInfo }) =>
      showInstallmentInfo(offer.locale, currentTarget),
    )
  return (
    <p className="vt-installments">
      {before ? <span>{before} </span> : null}
      <button type="button" className="vt-installments-pill" onClick={explain}>
        {offer.provider}
      </button>
      {after ? <span> {after}</span> : null}{' '}
      <button
        type="button"
        className="vt-installments-info"
        aria-label={aboutInstallments(offer)}
        onClick={explain}
      >
        i
      </button>
    </p>
  )
}
