// Where visitors' browsers make the calls of forms. Their schemas stand in files of their own, so that no page loads them.

/** The address of `submissionKeyCall`. */
export const submissionKeyAddress = { method: 'POST', path: '/api/form/FormSubmissionKey' } as const

/** The address of `saveSubmissionCall`. */
export const saveSubmissionAddress = { method: 'POST', path: '/api/form/SaveFormSubmission' } as const

/** The address of `validateFormCall`. */
export const validateFormAddress = { method: 'POST', path: '/api/rest/forms/validate/:formId' } as const

/** The address of `saveDraftCall`. */
export const saveDraftAddress = { method: 'POST', path: '/api/form/SaveDraft' } as const

/** The address of `resumeFormCall`. */
export const resumeFormAddress = { method: 'GET', path: '/api/form/resume' } as const
