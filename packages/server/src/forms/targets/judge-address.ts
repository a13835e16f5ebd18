import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { isPublicAddress } from '../../images/public-address.ts'
import type { FormTargetDesk } from '../../services/form-target-desk.ts'

type Desk = Pick<FormTargetDesk, 'isOpened'>

/** Which addresses of networks a target may be reached at: without encryption nothing goes to the public internet. */
export function allowedFor({ protocol }: Pick<URL, 'protocol'>, { isOpened }: Desk) {
  return (address: string): boolean =>
    (protocol === 'https:' && isPublicAddress(address)) || isOpened?.(address) === true
}

/** The host of an address as connections are made to it. */
export function hostOf({ hostname }: Pick<URL, 'hostname'>): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** Resolving a name may take so long while its owner waits. */
const resolveMs = 1_000

/** Whether it is known at once that a target may not be reached; a name that is not resolved by then is judged when something is sent. */
export async function isShut(url: string, desk: Desk): Promise<boolean> {
  if (!URL.canParse(url)) return false
  const target = new URL(url)
  const host = hostOf(target)
  const isAllowed = allowedFor(target, desk)
  if (isIP(host)) return !isAllowed(host)
  const addresses = lookup(host, { all: true }).catch(() => [])
  const found = await Promise.race([addresses, wait(resolveMs, [], { ref: false })])
  return !found.every(({ address }) => isAllowed(address))
}
