/** The longest address of a page (specification, section 9). */
export const longestAddress = 2083

/** What is said of an address that is longer. */
export const tooLongAddressText = `An address can have ${longestAddress} characters.`
