/** Forms whose entries a tab keeps until they are sent: those of the owner, comments and reviews. */
export const keptForms = 'form[data-form-id], form[data-kept-form]'
