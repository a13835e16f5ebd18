/** More host names than any site has. */
export const maxHosts = 50

/** Why host names cannot be taken. */
export type HostProblem = 'host-wrong' | 'host-twice' | 'host-taken' | 'too-many-hosts'

/** The words for it. */
export const hostProblemText: Readonly<Record<HostProblem, string>> = {
  'host-wrong': 'That is no host name. One looks like shop.example.org, without http:// and without a port.',
  'host-twice': 'This host name is in the list already.',
  'host-taken': 'There is a site with this host already.',
  'too-many-hosts': `A site has at most ${maxHosts} host names.`,
}

/** Says what is wrong with the host names of a site, by their place in the list; they must be in ASCII and in lower case. `shown` writes one as people do. */
export function checkHosts(
  hosts: readonly string[],
  shown: (host: string) => string,
): ReadonlyMap<number, HostProblem> {
  const problems = new Map<number, HostProblem>()
  for (const [place, host] of hosts.entries()) {
    if (!isHostName(host) || stillEncoded.test(shown(host))) problems.set(place, 'host-wrong')
    else if (hosts.indexOf(host) < place) problems.set(place, 'host-twice')
    else if (place >= maxHosts) problems.set(place, 'too-many-hosts')
  }
  return problems
}

/** Whether a text is a host name as requests name it. One that ends in a number is an address to browsers, which write it with four numbers. */
function isHostName(name: string): boolean {
  if (name.length > 253 || !name.split('.').every((part) => label.test(part))) return false
  return !endsInNumber.test(name) || fourNumbers.test(name)
}

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** What stays encoded stands for no letters: no browser goes there. */
const stillEncoded = /(^|\.)xn--/
const endsInNumber = /(^|\.)(\d+|0x[0-9a-f]*)$/
const fourNumbers = /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$/
