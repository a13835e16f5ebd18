/** Why a typed quantity cannot be used (specification, section 5). */
export const quantityProblemText = {
  'quantity-not-a-number': 'Quantity must be a number.',
  'quantity-not-whole': 'Quantity must be a whole number',
} as const
