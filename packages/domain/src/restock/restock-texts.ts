/** What stands on the form of those who wait, where the owner has no words of their own. */
export const restockTexts = {
  invitation: 'Notify me when available',
  button: 'Sign up',
  placeholder: 'Your email',
  news: 'Send me news and offers by email, too',
  /** Specification, section 9. */
  success: 'Signed up!',
} as const

/** Why somebody was not put down (specification, section 5). */
export type RestockProblem =
  | 'restock-email-blank'
  | 'restock-email-wrong'
  | 'restock-off'
  | 'restock-in-stock'
  | 'restock-too-many'

/** What a visitor reads about it. */
export const restockProblemText: Readonly<Record<RestockProblem, string>> = {
  'restock-email-blank': 'Email cannot be blank',
  'restock-email-wrong': 'Email is invalid',
  'restock-off': 'Notices about this item are not offered at the moment.',
  'restock-in-stock': 'This item is available now. Reload the page to buy it.',
  'restock-too-many': 'Too many people asked for this at once. Please try again in an hour.',
}

/** Why nothing was sent to those who wait. */
export type RestockSendProblem = 'restock-sold-out'

/** What an owner reads about it. */
export const restockSendText: Readonly<Record<RestockSendProblem, string>> = {
  'restock-sold-out': 'Nothing is in stock, so nobody was told. Enter what arrived first.',
}
