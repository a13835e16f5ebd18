/** What stands where something should have been shown (specification, section 8). */
export const loadFailedText = 'Unable to load. Try again.'
