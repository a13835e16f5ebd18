// The cart by its token: what the cart page and the checkout ask (platform reference, section 3.2).
import { Type } from 'typebox'
import { partialAddress } from '../address.ts'
import { defineCall, type Policy } from '../call.ts'
import { cartToken, id, shortText } from '../schemas.ts'
import {
  addCodeAddress,
  changeItemAddress,
  readCartV3Address,
  removeCodeAddress,
  removeItemAddress,
  setContactAddress,
  setLocationAddress,
  setShippingOptionAddress,
} from './v3-addresses.ts'
import { v3CartReply } from './v3-shape.ts'

const change: Policy = { kind: 'visitor-change' }
const cartParams = Type.Object({ cartToken })
const itemParams = Type.Object({ cartToken, entryId: id })

/** Reads a cart. */
export const readCartV3Call = defineCall({
  name: 'readCartV3',
  ...readCartV3Address,
  policy: { kind: 'public-read' },
  limit: null,
  params: cartParams,
  reply: v3CartReply,
})

/** Sets the quantity of a line; 0 removes it. */
export const changeItemCall = defineCall({
  name: 'changeItem',
  ...changeItemAddress,
  policy: change,
  limit: null,
  params: itemParams,
  body: Type.Object({ quantity: Type.Optional(Type.Unknown()) }),
  reply: v3CartReply,
})

/** Removes a line. */
export const removeItemCall = defineCall({
  name: 'removeItem',
  ...removeItemAddress,
  policy: change,
  limit: null,
  params: itemParams,
  reply: v3CartReply,
})

/** Says where the cart is to be sent, as far as it is known yet; answers which rates there are. `savesAddress` keeps a whole address in the account of who is signed in. */
export const setLocationCall = defineCall({
  name: 'setLocation',
  ...setLocationAddress,
  policy: change,
  limit: null,
  params: cartParams,
  body: Type.Object({ ...partialAddress.properties, savesAddress: Type.Optional(Type.Boolean()) }),
  reply: v3CartReply,
})

/** Chooses a shipping rate by its key. */
export const setShippingOptionCall = defineCall({
  name: 'setShippingOption',
  ...setShippingOptionAddress,
  policy: change,
  limit: null,
  params: cartParams,
  body: Type.Object({ key: shortText }),
  reply: v3CartReply,
})

/**
 * Adds the code of a discount or of a gift card. One that could take something off stays in the cart, with why it does not; one that
 * is over, or was never there, is refused.
 */
export const addCodeCall = defineCall({
  name: 'addCode',
  ...addCodeAddress,
  policy: change,
  limit: { max: 60, windowMs: 60_000 },
  params: cartParams,
  body: Type.Object({ giftOrPromoCode: Type.String({ maxLength: 200 }) }),
  reply: v3CartReply,
})

/** Takes a code out of the cart. */
export const removeCodeCall = defineCall({
  name: 'removeCode',
  ...removeCodeAddress,
  policy: change,
  limit: null,
  params: Type.Object({ cartToken, code: Type.String({ minLength: 1, maxLength: 200 }) }),
  reply: v3CartReply,
})

/** Says whom to write to about the order. */
export const setContactCall = defineCall({
  name: 'setContact',
  ...setContactAddress,
  policy: change,
  limit: null,
  params: cartParams,
  body: Type.Object({
    email: Type.String({ maxLength: 1_000 }),
    phone: Type.Optional(shortText),
    wantsNews: Type.Optional(Type.Boolean()),
    /** Whether they agree to be reminded of this cart, where the shop asks. */
    wantsReminder: Type.Optional(Type.Boolean()),
    /** The number under which the buyer is registered for VAT; kept where the shop asks for it. */
    vatId: Type.Optional(shortText),
  }),
  reply: v3CartReply,
})
