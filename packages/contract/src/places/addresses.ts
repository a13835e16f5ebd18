// Where browsers look places up. The schemas stand in a file of their own, so that no page loads them.

/** The address of `suggestPlacesCall`. */
export const suggestPlacesAddress = { method: 'GET', path: '/api/google-maps/places/autocomplete' } as const

/** The address of `readPlaceCall`. */
export const readPlaceAddress = { method: 'GET', path: '/api/google-maps/places/details' } as const
