import type { Say } from '@vitrine/domain/words/say'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { sayIn } from '../words/visitor-words.ts'
import { withLayout } from './fit-seed.ts'
import type { LayoutSeed } from './read-layout-seeds.ts'
import type { Seed } from './read-seed.ts'
import type { NavigationSeed, SiteSeed } from './seed-schemas.ts'

/** What an empty site begins with: a home page with the site's name that leads on, a shop and a journal without anything in them, and menus that lead there. */
export function emptySeed(title: string, folder: TemplateFolder, language = 'en-US'): Seed {
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
    collections: pagesOf(title, sayIn(language)).map((page) => withLayout(page, 'welcome', folder)),
    navigation: Object.fromEntries(menus),
  }
  return {
    dir: folder.dir,
    site,
    shop: { products: [] },
    journal: { posts: [] },
    items: new Map(),
    authors: [],
    layouts: [welcome],
    isOwn: true,
    redirects: [],
  }
}

/** Menus for pages that an empty site does not have yet. */
function isForOthers(menu: string): boolean {
  return /legal|social/i.test(menu)
}

function pagesOf(title: string, say: Say): SiteSeed['collections'] {
  return [
    // Not `home`: a template's own page of that name speaks of the site that it was made for.
    { urlId: 'welcome', title, navigationTitle: say('Home'), typeName: 'page' },
    { urlId: 'shop', title: 'Shop', typeName: 'products' },
    { urlId: 'journal', title: 'Journal', typeName: 'blog' },
  ]
}

/** Two ways on: true of any site that has a shop and a journal, full or empty. */
const welcome: LayoutSeed = {
  file: 'welcome.json',
  fills: { kind: 'page', name: 'welcome' },
  page: null,
  keepsBody: true,
  rows: [
    {
      // One column: columns of a grid stand as far apart as the page is wide.
      columns: [{ span: 12, blocks: [wayTo('Shop', '/shop'), wayTo('Journal', '/journal')] }],
    },
  ],
}

function wayTo(label: string, link: string) {
  const id = `way-${label.toLowerCase()}`
  return { id, type: 'button', value: { label, link, size: 'large', alignment: 'left' } }
}
