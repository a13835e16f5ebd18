import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import type { Writing } from './write-hostile.ts'

type Fields = Readonly<Record<string, unknown>>

/** The pages of a site as the panel lists them. */
export interface PageTree {
  readonly version: string
  readonly menus: readonly { readonly name: string; readonly links: readonly unknown[] }[]
  readonly unlinked: readonly string[]
  readonly inside: readonly unknown[]
  readonly pages: readonly { readonly id: string; readonly kind: { readonly typeName: string } }[]
  readonly kinds: readonly {
    readonly typeName: string
    readonly contents: string
    readonly isOffered: boolean
  }[]
}

interface OpenedPage {
  readonly value: Fields
  readonly version: string
  readonly about: { readonly plays: string | null }
}

/** The kinds of page that can be made. */
export async function offeredKinds(http: HttpVisitor): Promise<readonly string[]> {
  const { kinds } = await read<PageTree>(http, '/api/panel/pages')
  return kinds.filter(({ isOffered }) => isOffered).map(({ typeName }) => typeName)
}

/** The changes of pages, menus, header and footer: one page of each kind. */
export function pageWritings(
  http: HttpVisitor,
  { pages, kinds }: PageTree,
  image: Fields,
): readonly Writing[] {
  const show = {
    title: 'Title',
    author: 'Author',
    email: 'show@example.org',
    category: 'Arts › Books',
    image: { ...image, widthPx: 1_400, heightPx: 1_400, contentType: 'image/jpeg' },
    isExplicit: false,
    language: 'en',
  }
  const cover = {
    headline: 'Headline',
    bodyHtml: '<p>Body</p>',
    image,
    actions: [{ label: 'Go', url: '/shop' }],
    position: 'CENTER_CENTER',
  }
  const change = (pageId: string): Writing => ({
    name: 'changePage',
    method: 'PUT',
    open: async () => {
      const path = `/api/panel/pages/${pageId}`
      const { value, version, about } = await read<OpenedPage>(http, path)
      const ofKind = {
        ...(value.cover ? { cover } : {}),
        ...(about.plays === 'podcast' ? { podcast: value.podcast ?? show } : {}),
      }
      const rich = { ...value, mainImage: image, socialImage: image, ...ofKind }
      return { path, body: { value: rich, version } }
    },
  })
  const create = (typeName: string, menu: string | null): Writing => ({
    name: 'createPage',
    method: 'POST',
    open: async () => ({
      path: '/api/panel/pages',
      body: { typeName, title: 'Title', urlId: '', menu, parentId: null },
    }),
  })
  const arrange: Writing = {
    name: 'arrangePages',
    method: 'PUT',
    open: async () => {
      const { version, menus, unlinked, inside } = await read<PageTree>(http, '/api/panel/pages')
      const first = menus[0]
      const others = (first?.links ?? []).filter((link) => (link as { kind: string }).kind === 'collection')
      const links = [...menuLinks, ...others]
      return {
        path: '/api/panel/pages',
        body: { version, menus: [{ ...first, links }, ...menus.slice(1)], unlinked, inside },
      }
    },
  }
  return [
    ...kinds.filter(({ isOffered }) => isOffered).map(({ typeName }) => create(typeName, null)),
    ...onePerKind(pages).map(({ id }) => change(id)),
    arrange,
    {
      name: 'changeHeaderFooter',
      method: 'PUT',
      open: async () => {
        const path = '/api/site-header-footer'
        const { header, version } = await read<{ header: Fields; version: string }>(http, path)
        const body = {
          header: { ...header, logo: image, navigation: menuLinks },
          footer: { navigation: menuLinks },
          version,
        }
        return { path, body }
      },
    },
  ]
}

const elsewhere = { kind: 'external', title: 'Elsewhere', url: 'https://link.example/', newWindow: false }
const menuLinks = [
  elsewhere,
  {
    kind: 'folder',
    title: 'Folder',
    links: [elsewhere, { kind: 'folder', title: 'Inner', links: [elsewhere] }],
  },
]

function onePerKind(pages: PageTree['pages']): PageTree['pages'] {
  return [...new Map(pages.map((page) => [page.kind.typeName, page])).values()]
}
