/** What is said where nothing of a selection is there any more. */
export const emptySelectionText = 'Nothing is selected any more.'
