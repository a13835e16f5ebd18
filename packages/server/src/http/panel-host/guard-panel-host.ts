import type { FastifyInstance } from 'fastify'
import { isPanelHost } from '../../services/panel-host.ts'
import { answerOnPanelHost } from './on-panel-host.ts'
import { answerOnSiteHost } from './on-site-host.ts'
import { chosenOf, isFramed } from './panel-request.ts'
import { cookieForSite, withoutOldest } from './session-cookies.ts'

/** Where the panel has a host of its own: keeps the panel on it, and all else off it. */
export function guardPanelHost(app: FastifyInstance): void {
  const { installation } = app
  const { panelHost } = installation.services
  if (!panelHost) return
  const isHttps = panelHost.origin.startsWith('https:')

  app.addHook('onRequest', (request, reply) =>
    isPanelHost(panelHost, request.host)
      ? answerOnPanelHost(installation, panelHost, request, reply)
      : answerOnSiteHost({ installation, panelHost, request, reply }),
  )
  app.addHook('onSend', async ({ raw }, reply) => {
    if (isFramed(raw)) {
      const policy = reply.getHeader('content-security-policy')
      if (typeof policy === 'string')
        void reply.header('content-security-policy', framedBy(policy, panelHost.origin))
    }
    const choice = chosenOf(raw)
    const lines = reply.getHeader('set-cookie')
    if (choice === null || lines === undefined) return
    void reply.removeHeader('set-cookie')
    const { websiteId, cookies } = choice
    const set = [lines].flat().map((line) => cookieForSite(String(line), { websiteId, isHttps }))
    for (const line of withoutOldest(cookies, set, isHttps)) void reply.header('set-cookie', line)
  })
}

/** A policy by which the panel may frame a page, too. */
export function framedBy(policy: string, panelOrigin: string): string {
  return policy.replace("frame-ancestors 'self'", `frame-ancestors 'self' ${panelOrigin}`)
}
