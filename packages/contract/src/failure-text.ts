/** What is said on either side of the wire when something cannot be had (specification, section 8). */
export const notFoundText = 'Unable to locate content'

/** What stands where something should have been shown. */
export const loadFailedText = 'Unable to load. Try again.'
