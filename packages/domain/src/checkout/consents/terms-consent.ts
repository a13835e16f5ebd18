/** What buyers agree to where the shop asks for that; the words link to the shop's terms. */
export const termsConsentText = 'I agree to the terms of the shop.'

/** Said where that is missing. */
export const termsMissingText = 'Please agree to the terms of the shop.'

/** Said to owners who ask for it without terms. */
export const noTermsText = 'Write your terms under Legal texts first: buyers have nothing to agree to yet.'
