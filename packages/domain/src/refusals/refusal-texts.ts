/** What is said of an address, a product or an order that is not there (specification, section 8). */
export const notFoundText = 'Unable to locate content'

/** What is said to owners of what they wanted to change, and that is not there, as somebody removed it. */
export const goneText = 'It is not there any more.'

/** What is said of a site behind a lock, to whom did not open it. */
export const siteLockedText = 'This site is locked.'

/** What is said above fields that are marked. */
export const checkFieldsText = 'Please check what you entered.'

/** What is said where somebody else saved the same thing since it was opened. */
export const changedMeanwhileText = 'Somebody else changed this since you opened it.'
