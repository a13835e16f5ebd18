// Where visitors' browsers make the calls of files. Their schemas stand in a file of their own, so that no page loads them.

/** The address of `uploadFormFileCall`. */
export const uploadFormFileAddress = { method: 'POST', path: '/api/form/files' } as const

/** The address of `discardFormFileCall`. */
export const discardFormFileAddress = { method: 'DELETE', path: '/api/form/files/:fileId' } as const

/** The address of `saveFormPartsCall`. */
export const saveFormPartsAddress = { method: 'POST', path: '/api/form/posts/:formId' } as const
