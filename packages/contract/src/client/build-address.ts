/** Fills a call's path and appends its query; what is undefined, null or '' is left out. */
export function buildAddress(path: string, params: object, query: object): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  )
  const sent = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === ''
      ? []
      : `${name}=${encodeURIComponent(String(value))}`,
  )
  return sent.length === 0 ? filled : `${filled}?${sent.join('&')}`
}
