import type { Cart } from '@vitrine/domain/cart/cart'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import type { Address } from '@vitrine/domain/contact/address'
import { completeAddress, maxFieldLength, tidyAddress } from '@vitrine/domain/contact/check-address'
import { checkContact } from '@vitrine/domain/contact/check-contact'
import type { VatCheck } from '@vitrine/domain/contact/vat/vat-check'
import { languageToKeep } from '@vitrine/domain/website/languages/site-language'
import type { CartChange } from './change-cart.ts'
import { priceWith } from './price-stored-cart.ts'

/**
 * The change that says where the cart is to be sent, as far as it is known; takes the first rate where none was chosen. Of a cart of which
 * nothing is sent it is where it is billed, by which it is taxed.
 */
export function setLocation(sent: Partial<Address>, nowMs: number): CartChange {
  return (cart, products, source) => {
    const place = priceWith(cart, products, source).breakdown.requiresShipping
      ? 'shippingAddress'
      : 'billingAddress'
    const address = tidyAddress(completeAddress({ ...cart[place], ...sent }))
    const tooLong = Object.values(address).some((each) => each.length > maxFieldLength)
    if (tooLong) return { ok: false, problem: 'fields-wrong' }

    const moved = { ...cart, [place]: address, updatedAtMs: nowMs }
    const { shipping } = priceWith(moved, products, source).breakdown
    const shippingOptionKey =
      shipping.selectedKey ?? shipping.options.find((each) => !each.isPickup)?.key ?? null
    return { ok: true, cart: { ...moved, shippingOptionKey }, changed: null }
  }
}

/** The change that chooses a shipping rate, among those that the address can have. */
export function setShippingOption(key: string, nowMs: number): CartChange {
  return (cart, products, source) => {
    const chosen: Cart = { ...cart, shippingOptionKey: key, updatedAtMs: nowMs }
    const { shipping } = priceWith(chosen, products, source).breakdown
    if (shipping.selectedKey !== key) {
      const errors = { shippingOptionKey: checkoutText.selectShipping }
      return { ok: false, problem: 'rate-not-offered', errors }
    }
    return { ok: true, cart: chosen, changed: null }
  }
}

/** The change that says whom to write to about the order. */
export function setContact(
  sent: Parameters<typeof checkContact>[0],
  nowMs: number,
  vatCheck: VatCheck | null,
): CartChange {
  return (cart, _products, { site }) => {
    const checked = checkContact({
      ...sent,
      wantsReminder: site.store.reminders?.isOn && sent.wantsReminder,
      vatId: site.store.asksForVatId ? sent.vatId : '',
    })
    if (!checked.ok) return { ok: false, problem: 'fields-wrong', errors: checked.errors }
    return {
      ok: true,
      cart: {
        ...cart,
        contact: checked.contact,
        language: languageToKeep(site).language,
        vatCheck: vatCheck ?? undefined,
        updatedAtMs: nowMs,
      },
      changed: null,
    }
  }
}
