const fields = ['q', 'f', 'sort', 'cols', 'view', 'after', 'before'] as const

/** What a list shows, as kept in its address; what is left out is as usual. */
export type ListSearch = { readonly [Field in (typeof fields)[number]]?: string }

/** Reads the state of a list from an address, whatever somebody wrote there. */
export function parseListSearch(search: Record<string, unknown>): ListSearch {
  return Object.fromEntries(
    fields.flatMap((name) => {
      const value = search[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
