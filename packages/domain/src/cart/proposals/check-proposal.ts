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
  noLines: 'Add something to sell.',
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
  const shipping = readAddress('shippingAddress', sent.shippingAddress)
  const billing = readAddress('billingAddress', sent.billingAddress)
  const tidy = tidyContents(sent)
  const errors = {
    ...customerErrors(tidy),
    ...linesErrors(tidy, products),
    ...termsErrors(tidy),
    ...shipping.errors,
    ...billing.errors,
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const addresses = { shippingAddress: shipping.address, billingAddress: billing.address }
  return { ok: true, contents: { ...tidy, ...addresses } }
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

type Errors = Readonly<Record<string, string>>

/** Without the spaces around what was typed. */
function tidyContents(sent: ProposalContents): ProposalContents {
  const { lines, discount, delivery } = sent
  return {
    ...sent,
    lines: lines.map((line) => (line.kind === 'free' ? { ...line, title: line.title.trim() } : line)),
    email: sent.email.trim(),
    phone: sent.phone.trim(),
    discount: discount && { ...discount, name: discount.name.trim() },
    delivery: delivery && { ...delivery, name: delivery.name.trim() },
    message: sent.message.trim(),
    note: sent.note.trim(),
  }
}

function customerErrors({ email, phone }: ProposalContents): Errors {
  return {
    ...(email !== '' && !isEmail(email) ? { email: contactText.emailWrong } : {}),
    ...(isPhone(phone) ? {} : { phone: contactText.phoneWrong }),
  }
}

function linesErrors(contents: ProposalContents, products: ReadonlyMap<string, Product>): Errors {
  const { lines } = contents
  if (lines.length === 0) return { lines: proposalText.noLines }
  const isTooMuch = worthOf(contents) > proposalLimits.worthCents
  const ofEach = lines.map((line, place) => ({
    ...lineErrors(line, place, products),
    // Parcels, refunds and shares of discounts know lines by their ids.
    ...(lines.findIndex(({ id }) => id === line.id) < place
      ? { [`lines.${place}`]: proposalText.lineTwice }
      : {}),
  }))
  return Object.assign(isTooMuch ? { lines: proposalText.tooMuch } : {}, ...ofEach)
}

function termsErrors({ discount, delivery }: ProposalContents): Errors {
  const problem = discount && discountProblem(discount)
  const isUnnamed = delivery !== null && delivery.name === ''
  return {
    ...(problem ? { discount: problem } : {}),
    ...(isUnnamed ? { delivery: proposalText.deliveryMissing } : {}),
  }
}

function discountProblem(discount: NonNullable<ProposalContents['discount']>): string | null {
  const amount = discount.kind === 'amount' ? discount.cents : discount.milliPercent
  if (amount === 0) return proposalText.discountMissing
  return discount.kind === 'percentage' && amount > 100_000 ? proposalText.discountTooMuch : null
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
function readAddress(
  field: 'shippingAddress' | 'billingAddress',
  sent: Address | null,
): { readonly address: Address | null; readonly errors: Errors } {
  const isWritten = sent !== null && fieldNames.some((name) => name !== 'country' && sent[name].trim() !== '')
  if (!isWritten) return { address: null, errors: {} }
  const checked = checkAddress({ ...emptyAddress, ...sent }, countryCodes)
  if (checked.ok) return { address: checked.address, errors: {} }
  const errors = Object.entries(checked.errors).map(([name, text]) => [`${field}.${name}`, text])
  return { address: null, errors: Object.fromEntries(errors) }
}
