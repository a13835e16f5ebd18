/** The verbs of tables that change what a list of owners shows: each of them tells whoever has that list open. A test asks for all others that write. */
export const tellingVerbs = {
  comments: ['save', 'remove'],
  submissions: ['insert', 'save', 'remove', 'removeOld'],
  subscribers: ['insert', 'save', 'remove', 'erase'],
  campaigns: ['save', 'remove'],
  giftCards: ['issue', 'saveDetails', 'take', 'move', 'void'],
  restock: ['signUp', 'take', 'settle', 'remove', 'removeWaiting', 'removeOfEmail', 'removeSent'],
  reviews: ['insert', 'save', 'remove'],
  discounts: ['save', 'remove'],
  proposals: ['save', 'remove', 'removeOfEmail'],
  orders: ['insert', 'save'],
  subscriptions: ['insert', 'save'],
  memberships: ['save', 'removeOfEmail'],
  mail: ['keep', 'removeMany', 'removeOfAddress', 'removeNaming', 'removeOfOrder', 'removeOld'],
} as const
