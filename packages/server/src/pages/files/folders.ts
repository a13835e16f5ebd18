import { stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  guessPanelLanguage,
  isPanelLanguage,
  panelLanguageCookie,
} from '@vitrine/domain/owners/panel-language'
import { bundleDir } from '@vitrine/site/assets/storefront-assets'
import { pathInside } from '@vitrine/site/template-folder/read-inside'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteOriginOf } from '../../http/hosts/site-request.ts'
import { checkedEachTime, keptForEver } from '../../http/kept/kept-for-ever.ts'
import { findKnownSite } from '../../http/panel-host/panel-request.ts'
import { failureText } from '../../http/reply/errors.ts'
import { refusalStatus } from '../../http/reply/refusal-status.ts'
import { readCookies } from '../../http/visitor/cookies.ts'
import { type FileRequest, TextFiles } from './text-files.ts'

/** Where the built panel lies. */
const panelDir = path.resolve(import.meta.dirname, '../../../../panel/dist')

/** Serves the template's own files (`/assets`, `/scripts`, `/styles`), the storefront's bundles (`/universal`) and the panel (`/config`). */
export function mountFolders(app: FastifyInstance): void {
  const { services, sites, views } = app.installation
  const texts = new TextFiles()
  app.register(fastifyStatic, { root: path.resolve(services.siteDir), serve: false, cacheControl: false })

  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { root, file, caching }: FileRequest,
  ) => {
    if (texts.handles(file) && (await texts.send(request, reply, { root, file, caching }))) return reply
    const isText = texts.handles(file)
    if (isHidden(file) || (isText && !(await isFile(root, file)))) return missing(reply)
    void reply.header('cache-control', caching)
    return reply.sendFile(file, root)
  }

  for (const name of ['assets', 'scripts', 'styles']) {
    app.get(`/${name}/*`, async (request, reply) => {
      const live = await sites.findKnown(request.host)
      if (!live) return missing(reply)
      const siteDir = views.themes.dirOf(live.site)
      // Templates come from anywhere: a link in one must not lead to what else lies on this machine.
      const asked = fileOf(request)
      // The file has the capitals that it was made with, which may not be those of the address.
      const found = isHidden(asked) ? null : await pathInside(siteDir, path.posix.join(name, asked))
      // An address that carries the hash of its file may be kept.
      const caching = (request.query as { v?: string }).v === undefined ? checkedEachTime : keptForEver
      if (found === null) return missing(reply)
      return sendFile(request, reply, { root: path.dirname(found), file: path.basename(found), caching })
    })
  }
  const bundles = { '/universal/*': bundleDir, '/config/assets/*': path.join(panelDir, 'assets') }
  for (const [address, root] of Object.entries(bundles))
    app.get(address, (request, reply) =>
      sendFile(request, reply, { root, file: fileOf(request), caching: keptForEver }),
    )
  mountPanel(app, texts)
}

async function isFile(root: string, file: string): Promise<boolean> {
  const place = path.resolve(root, file)
  return place.startsWith(root + path.sep) && ((await stat(place).catch(() => null))?.isFile() ?? false)
}

/** Also `..`, which leads out. */
function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.'))
}

function fileOf(request: FastifyRequest): string {
  return (request.params as { '*': string })['*']
}

/** The page of the panel in the language that the browser asks for: English has no name of its own. */
function panelPage({ headers }: FastifyRequest): FileRequest {
  const chosen = readCookies(headers.cookie)[panelLanguageCookie]
  const language = isPanelLanguage(chosen) ? chosen : guessPanelLanguage(headers['accept-language'] ?? '')
  const file = language === 'en' ? 'index.html' : `index.${language}.html`
  return { root: panelDir, file, caching: 'no-cache', vary: 'accept-encoding, accept-language, cookie' }
}

/** The panel is one page: every address under /config is its own affair. */
function mountPanel(app: FastifyInstance, texts: TextFiles): void {
  const { services } = app.installation
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply
      .header('content-security-policy', panelPolicy(await framedOrigin(app, request)))
      .header('x-robots-tag', 'noindex')
    const page = panelPage(request)
    // What may be framed hangs on the site that the browser chose.
    if (await texts.send(request, reply, services.panelHost ? { ...page, caching: 'no-store' } : page))
      return reply
    return reply
      .status(refusalStatus['panel-not-built'])
      .type('text/plain; charset=utf-8')
      .send('The panel is not built yet. Run `npm run build` and reload this page.')
  }
  app.get('/config', show)
  app.get('/config/*', show)
}

/** What the panel frames beside its own: where it has a host of its own, pages of the site that the browser chose. */
async function framedOrigin({ installation }: FastifyInstance, request: FastifyRequest): Promise<string> {
  const { panelHost } = installation.services
  const live = panelHost ? await findKnownSite(installation, request) : undefined
  return panelHost && live ? ` ${siteOriginOf(live.site, installation.services, panelHost.origin)}` : ''
}

const panelPolicy = (framed: string) =>
  `default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:${framed}; font-src 'self' data:; media-src 'self' blob:; ` +
  `connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-src 'self'${framed}; frame-ancestors 'none'`

function missing(reply: FastifyReply) {
  return reply.status(refusalStatus['not-found']).send({ message: failureText.notFound })
}
