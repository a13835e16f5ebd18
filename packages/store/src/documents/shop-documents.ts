// What selling is made of, as it is stored; and who runs the site.
import { address } from '@vitrine/contract/address'
import { product } from '@vitrine/contract/catalogue/product-shape'
import { order } from '@vitrine/contract/orders/order-shape'
import type { Cart } from '@vitrine/domain/cart/cart'
import type { Product, ProductImage, Variant } from '@vitrine/domain/catalogue/product'
import type { Order } from '@vitrine/domain/orders/order'
import { roleNames } from '@vitrine/domain/owners/role'
import { Type } from 'typebox'
import type { MailMessage } from '../mail/mail.ts'
import type { Account } from '../owners/accounts.ts'
import { defineDocument, typesOnly } from './document-kind.ts'
import { image, oneOf, orNull, text } from './document-parts.ts'

/** A product without its stock, which stands in a table of its own. */
export type StoredProduct = Omit<Product, 'variants'> & {
  readonly variants: readonly Omit<Variant, 'stock'>[]
}

const { variants, ...ofProduct } = typesOnly(product).properties
const { stock: _stock, ...ofVariant } = variants.items.properties

/** A product. */
export const productDocument = defineDocument<StoredProduct>()(
  'product',
  Type.Object({ ...ofProduct, variants: Type.Array(Type.Object(ofVariant)) }),
)

/** A picture that was uploaded. */
export const imageDocument = defineDocument<ProductImage>()('picture', image)

const postalAddress = typesOnly(address)

const cartEntry = Type.Object({
  id: text,
  itemId: text,
  variantId: text,
  sku: text,
  quantity: Type.Number(),
  additionalFields: orNull(text),
  addedAtMs: Type.Number(),
})

/** A visitor's cart. */
export const cartDocument = defineDocument<Cart>()(
  'cart',
  Type.Object({
    id: text,
    token: text,
    createdAtMs: Type.Number(),
    updatedAtMs: Type.Number(),
    entries: Type.Array(cartEntry),
    contact: orNull(Type.Object({ email: text, phone: text, wantsNews: Type.Boolean() })),
    shippingAddress: orNull(postalAddress),
    billingAddress: orNull(postalAddress),
    shippingOptionKey: orNull(text),
    orderId: orNull(text),
  }),
)

/** An order. */
export const orderDocument = defineDocument<Order>()('order', typesOnly(order))

/** A message in the mailbox. */
export const mailDocument = defineDocument<MailMessage>()(
  'mail',
  Type.Object({
    id: text,
    to: text,
    from: text,
    subject: text,
    text,
    html: text,
    orderId: orNull(text),
    sentAtMs: Type.Number(),
    transport: oneOf(['mailbox', 'smtp']),
  }),
)

/** Somebody who may sign in. */
export const accountDocument = defineDocument<Account>()(
  'account',
  Type.Object({
    id: text,
    email: text,
    displayName: text,
    passwordHash: text,
    roles: Type.Array(oneOf(roleNames)),
    isDisabled: Type.Boolean(),
    createdAtMs: Type.Number(),
  }),
)
