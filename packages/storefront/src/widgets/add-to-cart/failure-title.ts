import { cartAlertTitle } from '@vitrine/domain/cart/messages'
import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import { isExpressCheckout } from '../../runtime/shop-call/page-context.ts'
import type { Choice } from './choice.ts'

/** The title of a failure that fits what was tried (specification, section 8). */
export function failureTitle({
  productType,
  isSubscription,
}: Pick<Choice, 'productType' | 'isSubscription'>): string {
  if (productType === productTypeNumbers['gift-card']) return cartAlertTitle.purchaseGiftCard
  return isSubscription || isExpressCheckout() ? cartAlertTitle.purchase : cartAlertTitle.add
}

/** The same of an element with a product's button, before its script is there. */
export function failureTitleAt(element: HTMLElement): string {
  const button = element.querySelector<HTMLElement>('.sqs-add-to-cart-button')
  return failureTitle({
    productType: Number(button?.dataset.productType ?? 1),
    isSubscription: button?.dataset.isSubscription === 'true',
  })
}
