import type { changePageCall, readPageCall } from '@vitrine/contract/website/page-calls'
import type { Collection } from '@vitrine/domain/content/collection'
import type { Layout } from '@vitrine/domain/content/layout'
import { whyNotChanged } from '@vitrine/domain/content/pages/may-change-page'
import {
  changePage,
  checkPage,
  type PageSettings,
  presentPage,
} from '@vitrine/domain/content/pages/page-settings'
import { changedMeanwhileText, checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import { movedWithin } from '@vitrine/domain/website/moved-address'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import { collectionPath } from '@vitrine/site/theme/collection-shape'
import { isGallery, pageKindOf, playsAs } from '@vitrine/site/theme/page-kinds'
import type { Theme } from '@vitrine/site/theme/theme'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { hashPassword } from '../../owners/passwords.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { manyRedirectsText, redirectMoved } from '../../redirects/redirect-moved.ts'
import { versionOf } from '../settings-part.ts'
import { themeOf } from './theme-of.ts'

/** Answers the settings of a page. */
export async function getPage(
  exchange: Exchange<typeof readPageCall>,
): Promise<AnswerTo<typeof readPageCall>> {
  const page = await exchange.store.collections.find(exchange.params.collectionId)
  if (!page) return refuse('not-found', notFoundText)
  return reply(await openedPage(page, exchange.store, { exchange, theme: await themeOf(exchange) }))
}

/** Changes the settings of a page, unless somebody else did meanwhile. */
export async function putPage(
  exchange: Exchange<typeof changePageCall>,
): Promise<AnswerTo<typeof changePageCall>> {
  const { params, body, store, services } = exchange
  const theme = await themeOf(exchange)
  const { password } = body.value
  const passwordHash = body.value.isLocked && password.trim() !== '' ? await hashPassword(password) : null
  return store.transaction(async (tables) => {
    const page = await tables.collections.lock(params.collectionId)
    if (!page) return refuse('not-found', notFoundText)
    // Of two that move to one address at once, the second sees that it is taken.
    const { languages } = await tables.site.lock()
    const seesCode = isAdmin(exchange)
    if (versionOf(presentPage(page, { seesCode, isGallery: isGallery(page, theme) })) !== body.version)
      return refuse('changed-meanwhile', changedMeanwhileText)
    const whyNot = seesCode ? null : whyNotChanged(page, body.value)
    if (whyNot !== null) return refuse('not-allowed', whyNot)

    const collections = await tables.collections.list()
    const others = collections.filter((each) => each !== page && each.id !== page.id)
    const taken = new Set([...others.map(({ urlId }) => urlId), ...languages.map(({ prefix }) => prefix)])
    const settings = cleaned(body.value, page, theme)
    const errors = checkPage(settings, { page, taken, layoutIds: [...theme.folder.layouts.keys()] })
    if (Object.keys(errors).length > 0)
      return refuse('fields-wrong', checkFieldsText, { errors: prefixed(errors) })

    const changed = changePage(page, settings, { passwordHash, nowMs: services.clock() })
    if (settings.redirectsOld && changed.urlId !== page.urlId) {
      const isDone = await redirectMoved(tables, movesOf(page, changed, { collections, theme }))
      if (!isDone)
        return refuse('fields-wrong', checkFieldsText, { errors: { 'value.urlId': manyRedirectsText } })
    }
    await tables.collections.save(changed)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: page.id, summary: summaryOf(page, changed) })
    return reply(await openedPage(changed, tables, { exchange, theme }))
  })
}

function isAdmin({ account }: Pick<Exchange, 'account'>): boolean {
  return account?.roles.includes('admin') ?? false
}

async function openedPage(
  page: Collection,
  tables: Pick<SiteTables, 'site' | 'collections' | 'layouts'>,
  { exchange, theme }: { readonly exchange: Pick<Exchange, 'account'>; readonly theme: Theme },
) {
  const value = presentPage(page, { seesCode: isAdmin(exchange), isGallery: isGallery(page, theme) })
  const { notFoundPageId } = await tables.site.read()
  const stored = await tables.layouts.find({ kind: 'collection', id: page.id })
  return {
    value,
    version: versionOf(value),
    about: {
      path: collectionPath(page, { collections: await tables.collections.list(), theme }),
      kind: pageKindOf(page, theme),
      isHomepage: page.isHomepage,
      isNotFound: notFoundPageId === page.id,
      plays: playsAs(page, theme),
      blocks: blocksOf(stored?.layout),
      layouts: [...theme.folder.layouts].map(([id, { name }]) => ({ id, name })),
    },
  }
}

/** Blocks that keep its text leave that to be edited with the page. */
function blocksOf(layout: Layout | undefined): 'none' | 'beneath' | 'all' {
  if (layout === undefined) return 'none'
  return layout.keepsBody ? 'beneath' : 'all'
}

/** Settings whose HTML is clean; what was stored and is as it was stays so. */
function cleaned(value: PageSettings, page: Collection, theme: Theme): PageSettings {
  const plays = playsAs(page, theme)
  const { description, bodyHtml, lockBodyHtml, cover, album } = value
  return {
    ...value,
    // Templates show it as it is; words without a tag stay as they were written.
    description: description.includes('<') ? cleanHtml(description) : description,
    bodyHtml: bodyHtml === page.bodyHtml ? bodyHtml : cleanHtml(bodyHtml),
    lockBodyHtml: cleanHtml(lockBodyHtml),
    cover: cover && { ...cover, bodyHtml: cleanHtml(cover.bodyHtml) },
    album:
      plays === 'album'
        ? album && { ...album, descriptionHtml: cleanHtml(album.descriptionHtml) }
        : page.album,
    podcast: plays === 'podcast' ? value.podcast : page.podcast,
    gallery: isGallery(page, theme) ? value.gallery : null,
  }
}

/** Where the old addresses of a page, and of what is in it, lead. */
function movesOf(
  page: Collection,
  changed: Collection,
  context: { readonly collections: readonly Collection[]; readonly theme: Theme },
) {
  const pathOf = (each: Collection) => collectionPath({ ...each, isHomepage: false }, context)
  const moved = movedWithin(pathOf(page), pathOf(changed))
  return pageKindOf(page, context.theme).contents === 'blocks' ? moved.slice(0, 1) : moved
}

function summaryOf(page: Collection, changed: Collection): string {
  return page.urlId === changed.urlId
    ? `Changed the page ${changed.title}`
    : `Changed the page ${changed.title}, which moved from /${page.urlId} to /${changed.urlId}`
}

/** Errors by path of the body, whose field `value` the settings are. */
function prefixed(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [`value.${path}`, text]))
}
