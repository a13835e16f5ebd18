/** Fills a call's path and appends its query; what is undefined, null or '' is left out. */
export function buildAddress(path: string, params: object, query: object): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value: unknown = Reflect.get(params, name)
    if (value === undefined) throw new Error(`The call to ${path} needs ${name}.`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}
