/** Forms whose entries a tab keeps until they are sent: those of the owner, comments and reviews. */
export const keptForms = 'form[data-form-id], form[data-kept-form]'

/** How the names begin under which a tab keeps what stands in forms. */
export const keptFormsName = 'vitrine:form:'
