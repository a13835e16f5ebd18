import { findVariant } from '../../catalogue/choose-variant.ts'
import type { Product } from '../../catalogue/product.ts'
import { isSoldApart } from '../../catalogue/sale/is-sold-apart.ts'
import type { Address } from '../../contact/address.ts'
import { checkAddress, emptyAddress, fieldNames } from '../../contact/check-address.ts'
import { contactText, isPhone } from '../../contact/check-contact.ts'
import { countryCodes } from '../../contact/country-codes.ts'
import { isEmail } from '../../contact/email-address.ts'
import type { LineProblem } from '../messages.ts'
import { type ProposalContents, type ProposalLine, proposalLimits } from './proposal.ts'

/** The contents as they are kept, or a text for each field that is wrong. */
export type ProposalCheck =
  | { readonly ok: true; readonly contents: ProposalContents }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** What owners read of a draft that is not kept, or not sent. */
export const proposalText = {
  noLines: 'Add something that is sold.',
  tooMuch: 'This is more than an order can come to.',
  lineTwice: 'This line is there twice.',
  titleMissing: 'Say what it is.',
  productGone: 'This is not sold any more. Remove it, or choose something else.',
  soldApart: 'Gift cards and subscriptions are bought in the shop alone.',
  discountMissing: 'Say how much comes off, or take the discount away.',
  discountTooMuch: 'More than everything cannot come off.',
  deliveryMissing: 'Name the way of delivery.',
  placed: 'This draft became an order: change the order.',
  beingPaid: 'Somebody is paying this draft now. Try again in some minutes.',
  currencyChanged: 'The shop sells in another currency since. Look at the prices, and save.',
  emailMissing: 'Enter the email address of the customer, and save.',
  addressMissing: 'Enter the delivery address of the customer, and save.',
  deliveryUnknown: 'Choose what delivery costs, and save.',
} as const

/** Checks what an owner drafts; `products` are those of its lines that there are. A draft may still lack its customer. */
export function checkProposal(sent: ProposalContents, products: ReadonlyMap<string, Product>): ProposalCheck {
  const errors: Record<string, string> = {}
  const email = sent.email.trim()
  const phone = sent.phone.trim()
  if (email !== '' && !isEmail(email)) errors.email = contactText.emailWrong
  if (!isPhone(phone)) errors.phone = contactText.phoneWrong
  if (sent.lines.length === 0) errors.lines = proposalText.noLines
  else if (worthOf(sent) > proposalLimits.worthCents) errors.lines = proposalText.tooMuch
  for (const [place, line] of sent.lines.entries()) {
    Object.assign(errors, lineErrors(line, place, products))
    // Parcels, refunds and shares of discounts know lines by their ids.
    if (sent.lines.findIndex(({ id }) => id === line.id) < place)
      errors[`lines.${place}`] = proposalText.lineTwice
  }
  const { discount, delivery } = sent
  if (discount?.kind === 'amount' && discount.cents === 0) errors.discount = proposalText.discountMissing
  if (discount?.kind === 'percentage' && discount.milliPercent === 0)
    errors.discount = proposalText.discountMissing
  if (discount?.kind === 'percentage' && discount.milliPercent > 100_000)
    errors.discount = proposalText.discountTooMuch
  if (delivery !== null && delivery.name.trim() === '') errors.delivery = proposalText.deliveryMissing
  const shippingAddress = takeAddress('shippingAddress', sent.shippingAddress, errors)
  const billingAddress = takeAddress('billingAddress', sent.billingAddress, errors)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    contents: {
      ...sent,
      lines: sent.lines.map((line) => (line.kind === 'free' ? { ...line, title: line.title.trim() } : line)),
      email,
      phone,
      shippingAddress,
      billingAddress,
      discount: discount && { ...discount, name: discount.name.trim() },
      delivery: delivery && { ...delivery, name: delivery.name.trim() },
      message: sent.message.trim(),
      note: sent.note.trim(),
    },
  }
}

/** What an owner reads of a line that cannot be bought as it stands. */
export function proposalProblemText(problem: LineProblem, available: number): string {
  switch (problem) {
    case 'out-of-stock':
      return available === 0 ? 'Sold out.' : `Only ${available} in stock.`
    case 'plan-changed':
      return proposalText.soldApart
    default:
      return 'Visitors cannot buy this now: it is hidden, or not sold.'
  }
}

/** What goods and delivery come to before anything comes off, and taxes are added. */
function worthOf({ lines, delivery }: ProposalContents): number {
  const goodsCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  return goodsCents + (delivery?.priceCents ?? 0)
}

function lineErrors(
  line: ProposalLine,
  place: number,
  products: ReadonlyMap<string, Product>,
): Readonly<Record<string, string>> {
  const at = `lines.${place}`
  if (line.kind === 'free')
    return line.title.trim() === '' ? { [`${at}.title`]: proposalText.titleMissing } : {}
  const product = products.get(line.itemId)
  if (!product || !findVariant(product, line.variantId)) return { [at]: proposalText.productGone }
  return isSoldApart(product) ? { [at]: proposalText.soldApart } : {}
}

/** An address of which nothing is written is none; the country alone is nothing, as it is chosen at first. */
function takeAddress(
  field: 'shippingAddress' | 'billingAddress',
  sent: Address | null,
  errors: Record<string, string>,
): Address | null {
  const isWritten = sent !== null && fieldNames.some((name) => name !== 'country' && sent[name].trim() !== '')
  if (!isWritten) return null
  const checked = checkAddress({ ...emptyAddress, ...sent }, countryCodes)
  if (checked.ok) return checked.address
  for (const [name, text] of Object.entries(checked.errors)) errors[`${field}.${name}`] = text
  return null
}
