import { isPrivate } from '@vitrine/domain/website/lock'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services/services.ts'
import { targetOf } from '../hosts/site-request.ts'
import { signedInAccount } from './signed-in-account.ts'

/** Whether somebody may see the pictures and files of a site: those of a private one are for who is signed in. */
export async function maySeeFiles(
  request: FastifyRequest,
  live: LiveSite,
  services: Services,
): Promise<boolean> {
  const { lock } = live.site
  if (lock === null || !isPrivate(lock)) return true
  const { isHttps } = targetOf(request, live, services)
  const { clock, secret } = services
  return (await signedInAccount(request.headers.cookie, live, { isHttps, nowMs: clock(), secret })) !== null
}
