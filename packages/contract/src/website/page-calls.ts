import type { CoverPage } from '@vitrine/domain/content/cover-page'
import type { PageContents } from '@vitrine/domain/content/pages/page-kind'
import { anchorPositions } from '@vitrine/domain/website/popup-overlay'
import type { NavigationLink } from '@vitrine/domain/website/site'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { productImage } from '../images/image-shape.ts'
import { epochMs, id, longText, oneOf, shortText } from '../schemas.ts'
import { gallerySettings } from './gallery-shape.ts'
import { mayWritePages } from './pages-policy.ts'

/** Who says which pages there are. */
const administrators: OwnerPolicy = { kind: 'owner', roles: ['admin'] }
const shared = { policy: mayWritePages }

const orNull = <Shape extends Parameters<typeof Type.Union>[0][number]>(shape: Shape) =>
  Type.Union([shape, Type.Null()])

const pageParams = Type.Object({ collectionId: id })
const url = Type.String({ maxLength: 2_100 })
const version = Type.String({ maxLength: 64 })

const plainLinks = [
  Type.Object({ kind: Type.Literal('collection'), collectionId: id }),
  Type.Object({ kind: Type.Literal('external'), title: shortText, url, newWindow: Type.Boolean() }),
] as const

const folderOf = <Inner extends Parameters<typeof Type.Array>[0]>(inner: Inner) =>
  Type.Object({ kind: Type.Literal('folder'), title: shortText, links: Type.Array(inner, { maxItems: 500 }) })

const innermost = Type.Union([...plainLinks])
const inFolder = Type.Union([...plainLinks, folderOf(innermost)])
/** An entry of a menu, with folders in folders. */
export const menuLink = Type.Unsafe<NavigationLink>(Type.Union([...plainLinks, folderOf(inFolder)]))

const arrangement = {
  /** What each menu of the template shows. */
  menus: Type.Array(Type.Object({ name: shortText, links: Type.Array(menuLink, { maxItems: 500 }) }), {
    maxItems: 50,
  }),
  /** Pages that stand in no menu. */
  unlinked: Type.Array(id, { maxItems: 5_000 }),
  /** What indexes and folders hold. */
  inside: Type.Array(Type.Object({ parentId: id, ids: Type.Array(id, { maxItems: 5_000 }) }), {
    maxItems: 5_000,
  }),
}

const contents = Type.Unsafe<PageContents>(
  Type.Union(
    (['blocks', 'cover', 'items', 'products', 'pages', 'link'] as const).map((each) => Type.Literal(each)),
  ),
)

const kind = Type.Object({
  typeName: Type.String(),
  title: Type.String(),
  icon: Type.String(),
  contents,
  accepts: orNull(Type.Array(Type.String())),
  isOffered: Type.Boolean(),
})

const treePage = Type.Object({
  id,
  parentId: orNull(id),
  title: Type.String(),
  navigationTitle: Type.String(),
  urlId: Type.String(),
  /** Path of its address. */
  path: Type.String(),
  kind,
  isEnabled: Type.Boolean(),
  isHomepage: Type.Boolean(),
  isNotFound: Type.Boolean(),
  isLocked: Type.Boolean(),
  externalUrl: orNull(Type.String()),
  /** Whether blocks of the page are shown on it: pages that the template writes out need a place for them. */
  showsBlocks: Type.Boolean(),
})

const trashedPage = Type.Object({
  id,
  title: Type.String(),
  urlId: Type.String(),
  kindTitle: Type.String(),
  trashedAtMs: epochMs,
  /** When it will be gone. */
  leavesAtMs: epochMs,
})

/** Every page of the site, where it stands, what kinds can be made, and what is in the trash. */
const tree = Type.Object({
  version,
  ...arrangement,
  menuTitles: Type.Record(Type.String(), Type.String()),
  pages: Type.Array(treePage),
  kinds: Type.Array(kind),
  trash: Type.Array(trashedPage),
})

/** Reads the pages of the site as a tree. */
export const listPagesCall = defineCall({
  ...shared,
  name: 'listPages',
  method: 'GET',
  path: '/api/panel/pages',
  reply: tree,
})

/** Puts menus and pages into a new order; 409 when they were changed since `version`. */
export const arrangePagesCall = defineCall({
  ...shared,
  policy: administrators,
  name: 'arrangePages',
  method: 'PUT',
  path: '/api/panel/pages',
  body: Type.Object({ version, ...arrangement }),
  reply: tree,
})

/** Makes a page of a kind that the template accepts, in a menu or inside of an index. */
export const createPageCall = defineCall({
  ...shared,
  policy: administrators,
  name: 'createPage',
  method: 'POST',
  path: '/api/panel/pages',
  body: Type.Object({
    typeName: Type.String({ maxLength: 200 }),
    title: shortText,
    /** '' for one made of the title. */
    urlId: shortText,
    /** The menu that it is added to; null for none. */
    menu: orNull(shortText),
    parentId: orNull(id),
  }),
  reply: Type.Object({ id }),
})

const cover = Type.Unsafe<CoverPage>(
  Type.Object({
    headline: shortText,
    bodyHtml: longText,
    image: orNull(productImage),
    actions: Type.Array(Type.Object({ label: shortText, url }), { maxItems: 20 }),
    position: oneOf(anchorPositions),
  }),
)

const album = Type.Object({ artistName: shortText, descriptionHtml: longText, cover: orNull(productImage) })

const podcast = Type.Object({
  title: shortText,
  author: shortText,
  email: shortText,
  /** As Apple names it, with the one above it: `Arts › Books`. */
  category: shortText,
  image: orNull(productImage),
  isExplicit: Type.Boolean(),
  language: shortText,
})

/** What owners set of a page; `PageSettings` of the domain. */
const pageSettings = Type.Object({
  title: shortText,
  navigationTitle: Type.String({ maxLength: 1_000 }),
  urlId: shortText,
  redirectsOld: Type.Boolean(),
  description: Type.String({ maxLength: 5_000 }),
  seoTitle: Type.String({ maxLength: 1_000 }),
  seoDescription: Type.String({ maxLength: 2_000 }),
  seoHidden: Type.Boolean(),
  mainImage: orNull(productImage),
  socialImage: orNull(productImage),
  isEnabled: Type.Boolean(),
  isLocked: Type.Boolean(),
  password: Type.String({ maxLength: 1_000 }),
  lockHeadline: shortText,
  lockBodyHtml: Type.String({ maxLength: 10_000 }),
  layoutId: orNull(Type.String({ maxLength: 200 })),
  bodyHtml: longText,
  cover: orNull(cover),
  externalUrl: orNull(url),
  album: orNull(album),
  podcast: orNull(podcast),
  /** How the pictures of a gallery are shown; null for other pages, and leaves it as it is. */
  gallery: orNull(gallerySettings),
  code: orNull(Type.Object({ head: longText, body: longText })),
})

const openedPage = Type.Object({
  value: pageSettings,
  version,
  /** What is told beside the settings, and not changed with them. */
  about: Type.Object({
    path: Type.String(),
    kind,
    isHomepage: Type.Boolean(),
    isNotFound: Type.Boolean(),
    /** What it can be as a list of items: an album of tracks, a podcast of posts; null for neither. */
    plays: orNull(oneOf(['album', 'podcast'])),
    /** Whether its body is made of blocks: all of it, those that stand beneath its text, or none. */
    blocks: Type.Union([Type.Literal('none'), Type.Literal('beneath'), Type.Literal('all')]),
    layouts: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  }),
})

/** Reads the settings of a page; code is for administrators. */
export const readPageCall = defineCall({
  ...shared,
  name: 'readPage',
  method: 'GET',
  path: '/api/panel/pages/:collectionId',
  params: pageParams,
  reply: openedPage,
})

/** Changes the settings of a page; its address, visibility, password, layout and code are for administrators. 409 when somebody else did since `version`. */
export const changePageCall = defineCall({
  ...shared,
  name: 'changePage',
  method: 'PUT',
  path: '/api/panel/pages/:collectionId',
  params: pageParams,
  body: Type.Object({ value: pageSettings, version }),
  reply: openedPage,
})
