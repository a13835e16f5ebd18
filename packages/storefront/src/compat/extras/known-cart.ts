/** What scripts of older templates are given of a cart. */
export interface KnownCart {
  readonly totalQuantity: number
  readonly subtotalCents: number
  /** As the first generation of calls tells them. */
  readonly entries: readonly unknown[]
}

/** Reads a cart of either generation of calls: the cart page speaks the third. Null when there is none. */
export function knownCart(detail: unknown): KnownCart | null {
  if (typeof detail !== 'object' || detail === null) return null
  const cart = fieldsOf(detail)
  return 'cart' in cart ? fromThird(fieldsOf(cart.cart)) : fromFirst(cart)
}

type Fields = Readonly<Record<string, unknown>>

function fromFirst({ totalQuantity, subtotalCents, entries }: Fields): KnownCart {
  return {
    totalQuantity: Number(totalQuantity ?? 0),
    subtotalCents: Number(subtotalCents ?? 0),
    entries: listOf(entries),
  }
}

function fromThird({ totalQuantity, subtotal, items }: Fields): KnownCart {
  return {
    totalQuantity: Number(totalQuantity ?? 0),
    subtotalCents: Number(fieldsOf(subtotal).value ?? 0),
    entries: listOf(items).map((item) => entryOf(fieldsOf(item))),
  }
}

function entryOf(item: Fields) {
  const { currencyCode, value, decimalValue } = fieldsOf(item.unitPrice)
  const picture = fieldsOf(item.image).url
  const options = listOf(item.variantOptions).map(fieldsOf)
  return {
    id: item.id,
    itemId: item.productId,
    title: item.productName,
    quantity: item.quantity,
    item: {
      title: item.productName,
      fullUrl: item.productUrl,
      price: { currency: currencyCode, value: decimalValue },
      ...(picture === undefined ? {} : { assetUrl: picture }),
    },
    purchasePriceCents: value,
    subTotal: fieldsOf(item.itemTotal).value,
    chosenVariant: {
      sku: item.sku,
      optionValues: options.map(({ name, value: chosen }) => ({ optionName: name, value: chosen })),
    },
  }
}

function fieldsOf(value: unknown): Fields {
  return { ...Object(value) }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
