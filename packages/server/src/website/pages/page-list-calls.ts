import type { ReplyOf } from '@vitrine/contract/call'
import type { exportPagesCall, listPageRowsCall } from '@vitrine/contract/website/page-list-calls'
import { pagesList } from '@vitrine/contract/website/pages-list'
import type { ListCell } from '@vitrine/domain/lists/csv'
import { termOf } from '@vitrine/domain/lists/list-words'
import { type ListOfRows, listOfRows } from '@vitrine/store/lists/list-of-rows'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, reply } from '../../http/reply/reply.ts'
import { listFile } from '../../lists/list-file.ts'
import { readListAsk } from '../../lists/read-list-ask.ts'
import { pagesIn, readTree } from './read-tree.ts'
import { themeOf } from './theme-of.ts'

type PageRow = ReplyOf<typeof listPageRowsCall>['rows'][number]

/** Answers the pages of the site as a list. */
export async function getPageRows(
  exchange: Exchange<typeof listPageRowsCall>,
): Promise<AnswerTo<typeof listPageRowsCall>> {
  const read = readListAsk(exchange, pagesList)
  if (!read.ok) return read.refused
  return reply(await listPages(exchange, read.ask))
}

/** Answers the list of pages as a file. */
export async function getPagesFile(
  exchange: Exchange<typeof exportPagesCall>,
): Promise<AnswerTo<typeof exportPagesCall>> {
  return listFile(exchange, pagesList, {
    read: (ask) => listPages(exchange, ask),
    cellOf: (row, key) => cellsOf(row)[key] ?? null,
  })
}

/** Pages of the site, in the order of a list. */
export async function listPages(exchange: Pick<Exchange, 'store' | 'view' | 'origin'>, ask: ListAsk) {
  return listOfRows(await rowsOf(exchange), pageRows, ask)
}

async function rowsOf(exchange: Pick<Exchange, 'store' | 'view' | 'origin'>): Promise<readonly PageRow[]> {
  const { store } = exchange
  const tree = await readTree(store, await themeOf(exchange))
  const kept = new Map((await store.collections.list()).map((page) => [page.id, page]))
  const titles = new Map(tree.pages.map(({ id, title }) => [id, title]))
  const menus = tree.menus.map(({ name, links }) => ({
    title: tree.menuTitles[name] ?? name,
    ids: new Set(pagesIn(links)),
  }))
  return tree.pages.map(({ id, title, path, externalUrl, kind, parentId, ...page }) => ({
    id,
    title,
    address: externalUrl ?? path,
    kind: kind.title,
    icon: kind.icon,
    isEnabled: page.isEnabled,
    isHomepage: page.isHomepage,
    isLocked: page.isLocked,
    menus: menus.filter(({ ids }) => ids.has(id)).map((menu) => menu.title),
    inside: (parentId !== null && titles.get(parentId)) || '',
    hasSeoDescription: (kept.get(id)?.seoDescription ?? '').trim() !== '',
    updatedAtMs: kept.get(id)?.updatedAtMs ?? 0,
  }))
}

function cellsOf(row: PageRow): Readonly<Record<string, ListCell>> {
  return {
    title: row.title,
    address: row.address,
    kind: row.kind,
    enabled: row.isEnabled,
    menu: row.menus.join('; '),
    inside: row.inside,
    password: row.isLocked,
    seo: row.hasSeoDescription,
    updated: { atMs: row.updatedAtMs },
  }
}

const pageRows: ListOfRows<PageRow> = {
  keys: {
    name: pagesList.name,
    columns: { title: {}, address: {}, kind: {}, updated: {} },
    choices: { enabled: ['yes'], password: ['yes'], seo: ['yes'] },
    texts: { kind: { hasWords: false }, menu: { hasWords: false }, address: { hasWords: true } },
  },
  entryOf: (row) => ({
    id: row.id,
    columns: {
      title: termOf(row.title),
      address: row.address,
      kind: termOf(row.kind),
      updated: row.updatedAtMs,
    },
    choices: { enabled: flag(row.isEnabled), password: flag(row.isLocked), seo: flag(row.hasSeoDescription) },
    texts: { kind: [row.kind], menu: row.menus, address: [row.address] },
    searched: [row.title, row.address],
  }),
}

const flag = (is: boolean) => (is ? ['yes'] : [])
