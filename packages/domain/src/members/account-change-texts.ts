/** How the holder of an account is told by mail what of it was changed, of customers and of those who run the site. */
export const accountChangeTexts = {
  password: 'The password is a new one.',
  email: 'The account has another email address now, and is not signed in to with this one any more.',
} as const
