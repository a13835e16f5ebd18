/** So many errors of a site are kept; of more, those seen longest ago go. */
export const mostScriptErrors = 500

/** How long an error is kept that is not seen any more: 90 days. */
export const scriptErrorKeptMs = 90 * 86_400_000
