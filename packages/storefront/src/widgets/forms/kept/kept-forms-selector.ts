/** Forms of the owner, whose entries a tab keeps until they are sent. */
export const keptForms = 'form[data-form-id]'
