/** Caching of what lies at an address of its own for each content: nobody asks again. */
export const keptForEver = 'public, max-age=31536000, immutable'
