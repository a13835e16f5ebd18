import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { withLayout } from './fit-seed.ts'
import type { Seed } from './read-seed.ts'
import type { NavigationSeed, SiteSeed } from './seed-schemas.ts'

/** What an empty site begins with: a home page to be filled, a shop and a journal without anything in them, and menus that lead there. */
export function emptySeed(title: string, folder: TemplateFolder): Seed {
  const { navigations } = folder
  const links: readonly NavigationSeed[] = [{ collection: 'shop' }, { collection: 'journal' }]
  const named = navigations.length === 0 ? [{ name: 'mainNav', title: 'Main Navigation' }] : navigations
  const menus = named.map(
    ({ name, title }) => [name, isForOthers(`${name} ${title}`) ? [] : [...links]] as const,
  )
  const site: SiteSeed = {
    website: { siteTitle: title },
    store: {
      currency: 'USD',
      measurement: 'imperial',
      taxInterpretation: 'exclusive',
      taxRules: [],
      shippingZones: [],
    },
    homepage: 'welcome',
    collections: pages.map((page) => withLayout(page, 'welcome', folder)),
    navigation: Object.fromEntries(menus),
  }
  return {
    dir: folder.dir,
    site,
    shop: { products: [] },
    journal: { posts: [] },
    items: new Map(),
    authors: [],
    layouts: [],
    isOwn: true,
    redirects: [],
  }
}

/** Menus for pages that an empty site does not have yet. */
function isForOthers(menu: string): boolean {
  return /legal|social/i.test(menu)
}

const pages: SiteSeed['collections'] = [
  // Not `home`: a template's own page of that name speaks of the site that it was made for.
  { urlId: 'welcome', title: 'Home', typeName: 'page' },
  { urlId: 'shop', title: 'Shop', typeName: 'products' },
  { urlId: 'journal', title: 'Journal', typeName: 'blog' },
]
