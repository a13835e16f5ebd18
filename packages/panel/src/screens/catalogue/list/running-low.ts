/** The products of which few or none are left, as the list of products is asked for them. */
export const runningLow = { f: 'availability:any:out,low', sort: 'stock' } as const
