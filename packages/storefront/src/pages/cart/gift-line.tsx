import type { CartItemInReply } from '@vitrine/contract/cart/page-props'
import { giftEntryPath } from '@vitrine/domain/gift-cards/gift-card-path'
import { giftText } from '../../parts/gift/gift-text.ts'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'

/** For whom a gift card of the cart is, and the way to change that. */
export function GiftLine({ item, locale }: { readonly item: CartItemInReply; readonly locale: string }) {
  const { gift } = item
  if (!gift) return null
  return (
    <span className="vt-cart-row-gift">
      {giftText(gift, locale)}{' '}
      <a className="vt-link-button" href={inPageLanguage(giftEntryPath(item.id))}>
        Change<span className="vt-visually-hidden"> whom {item.productName} is for</span>
      </a>
    </span>
  )
}
