import { isPrivate, siteScope } from '@vitrine/domain/website/lock'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services/services.ts'
import { targetOf } from '../hosts/site-request.ts'
import { signedInAccount } from './signed-in-account.ts'
import { isUnlocked } from './unlock-cookie.ts'

/** Whether somebody may see the pictures of a site: those of a private one are for who is signed in. Behind a password they are for who knows their address, which nobody can guess: mails show them (decision 186). */
export async function maySeePictures(
  request: FastifyRequest,
  live: LiveSite,
  services: Services,
): Promise<boolean> {
  const { lock } = live.site
  return lock === null || !isPrivate(lock) || isOwnerLooking(request, live, services)
}

/** Whether somebody may see the files of a site's library, whose addresses are made of their names: those of a locked one are for who opened it, or is signed in. */
export async function maySeeFiles(
  request: FastifyRequest,
  live: LiveSite,
  services: Services,
): Promise<boolean> {
  const { lock } = live.site
  if (lock === null) return true
  const { isHttps } = targetOf(request, live, services)
  const key = { secret: services.secret, websiteId: live.site.id, isHttps }
  const isOpened = !isPrivate(lock) && isUnlocked(request.headers.cookie, { scope: siteScope, lock }, key)
  return isOpened || isOwnerLooking(request, live, services)
}

/** Whether who asks is one of those who keep the site, as far as looking at something goes. */
export async function isOwnerLooking(
  request: FastifyRequest,
  live: LiveSite,
  services: Services,
): Promise<boolean> {
  const { isHttps } = targetOf(request, live, services)
  const look = { isHttps, services, by: 'session-or-pass' } as const
  return (await signedInAccount(request.headers.cookie, live, look)) !== null
}
