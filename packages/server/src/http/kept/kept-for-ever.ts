/** Caching of what lies at an address of its own for each content: it is not asked for again. */
export const keptForEver = 'public, max-age=31536000, immutable'

/** Caching of what may change under its name. */
export const checkedEachTime = 'public, max-age=0, must-revalidate'

/** The same for what is not shown to everybody. */
export const checkedByOne = 'private, max-age=0, must-revalidate'
