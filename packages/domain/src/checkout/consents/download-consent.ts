/** What buyers of files agree to before they are delivered at once (Directive 2011/83/EU, article 16, letter m). */
export const downloadConsentText =
  'I want my files delivered at once, and I know that I lose my right of withdrawal with that.'

/** Said where that is missing. */
export const consentMissingText = 'Please agree that your files are delivered at once.'
