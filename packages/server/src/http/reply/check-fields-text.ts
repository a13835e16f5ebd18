/** What is said above fields that are marked. */
export const checkFieldsText = 'Please check what you entered.'
