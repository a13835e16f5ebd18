import { checkoutFormPrefix } from '@vitrine/domain/checkout/checkout-form'
import { type BuyersForm, buyersFormOf } from '@vitrine/domain/forms/buyers/buyers-form'
import { fillFromText } from '@vitrine/domain/forms/buyers/filled-form'
import type { CheckoutForm } from '@vitrine/domain/orders/order'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'

/** The form of the checkout as the order keeps it, null where nothing was filled in; or a text for each field that is wrong. */
type FilledCheckout =
  | { readonly ok: true; readonly checkoutForm: CheckoutForm | null }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Said where the form changed after the page was opened. */
const changedText = 'The shop asks for other details now. Please reload the page.'

/** What buyers are asked for at the checkout; null where the shop has no form there, or it is gone. */
export async function findCheckoutForm(
  tables: Pick<SiteTables, 'forms'>,
  { store }: Pick<Site, 'store'>,
): Promise<BuyersForm | null> {
  const form = store.checkoutFormId ? await tables.forms.find(store.checkoutFormId) : undefined
  return form ? buyersFormOf(form) : null
}

/** Holds what was filled in at the checkout against its form. */
export async function fillCheckoutForm(
  tables: Pick<SiteTables, 'forms'>,
  { site, sent }: { readonly site: Pick<Site, 'store'>; readonly sent: string | null | undefined },
): Promise<FilledCheckout> {
  const form = await findCheckoutForm(tables, site)
  if (form === null) return { ok: true, checkoutForm: null }
  const filling = fillFromText(form, sent)
  if (filling.ok) return { ok: true, checkoutForm: filling.filled && { name: form.name, ...filling.filled } }
  const errors = Object.entries(filling.errors).map(([id, text]) => [checkoutFormPrefix + id, text])
  return { ok: false, errors: errors.length > 0 ? Object.fromEntries(errors) : { form: changedText } }
}
