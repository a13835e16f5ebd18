/** A host without its port, and without the dot that the whole name of a host may end with. */
export function bareHost(host: string): string {
  const colon = host.lastIndexOf(':')
  const name = colon > host.lastIndexOf(']') ? host.slice(0, colon) : host
  return (name.endsWith('.') ? name.slice(0, -1) : name).toLowerCase()
}
