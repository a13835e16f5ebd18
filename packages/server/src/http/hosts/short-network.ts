/** A network as it is shown to owners: enough to tell one place from another, and not a single machine. */
export function shortNetwork(network: string): string {
  const [address = ''] = network.split('/', 1)
  const groups = address.split(':')
  if (groups.length > 1) return `${groups.slice(0, 3).join(':')}:…`
  return address.replace(/\.\d+$/, '.…')
}
