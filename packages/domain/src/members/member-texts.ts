/** What customers read who look after their account, where it is said in several places. */
export const memberTexts = {
  /** One text for an unknown address, a wrong password and an account that is locked. */
  signInWrong: 'The email address or the password is not right, or the address is not confirmed yet.',
  passwordWrong: 'This is not your password.',
  ofAccountWrong: 'This is not the password of the account.',
  chosenWrong: 'This is not the password that you chose.',
  emailSame: 'This is the address of your account already.',
  addressChanged:
    'This address was changed meanwhile. What you typed is not kept yet: it stands in the form, beside what is kept now.',
  addressGone:
    'This address was changed or removed meanwhile. What you typed is not kept yet: it stands in the form for another address.',
  addressesFull: 'There is no room for another address. Remove one that you do not need any more first.',
  addressMoved: 'This address was changed or removed meanwhile. Nothing was kept.',
  nothingErased: 'Nothing was erased.',
  paymentOpen: 'A payment of yours is under way. Please try again when it is over.',
} as const
