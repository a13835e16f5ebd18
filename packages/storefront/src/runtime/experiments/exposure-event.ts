/** The event of the document that tells of a variant that somebody was given, as `{ name, variant }`. */
export const exposureEvent = 'vitrine:experiment'
