/** The event of a page whose cart was changed in another tab; its detail is the token of the cart, null where there is none any more. */
export const changedElsewhere = 'vitrine:cart-changed-elsewhere'
