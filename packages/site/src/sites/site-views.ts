import type { MemberArea } from '@vitrine/domain/memberships/area'
import { type FollowRedirect, followRedirects } from '@vitrine/domain/website/follow-redirects'
import type { Site } from '@vitrine/domain/website/site'
import type { Locale } from '@vitrine/template/i18n/locale'
import { plainMeta } from '../assemble/head/page-meta.ts'
import { takeSiteCode } from '../assemble/injected-code.ts'
import { layoutIdOf, renderFrame } from '../assemble/page-frame.ts'
import { renderPage } from '../assemble/render-page.ts'
import { readStorefrontAssets, type StorefrontAssets } from '../assets/storefront-assets.ts'
import { fillBodies } from '../blocks/fill-bodies.ts'
import { pageLanguages } from '../language/page-languages.ts'
import { buildPageData, sharedPageJson } from '../page-json/build-page-json.ts'
import { readPageQuery } from '../page-json/lists/page-query.ts'
import type { PageContext, PageData } from '../page-json/page-context.ts'
import { needsOf } from '../render/page-needs-of.ts'
import { PageRender, type PageViewer } from '../render/page-render.ts'
import { collectionsOf } from '../revisions/collections-of.ts'
import { RevisionMemory } from '../revisions/revision-memory.ts'
import { lookOf, sheetInTime } from '../styles/site-look.ts'
import type { LiveSite } from './live-sites.ts'
import type { SiteView, SystemAddress, SystemPage } from './site-view.ts'
import { sheetPatienceMs, type ThemeServices, Themes } from './themes.ts'

/** What showing sites needs of the running server. */
export interface ViewServices extends ThemeServices {
  /** The present, epoch milliseconds. */
  readonly clock: () => number
  /** Whether mail goes out at present. */
  readonly sendsMail: () => boolean
}

/** The templates of the installation, and what each site shows with its own. */
export class SiteViews {
  readonly assets: StorefrontAssets
  readonly themes: Themes
  readonly #services: ViewServices
  readonly #contents = new RevisionMemory<SiteContents>()
  readonly #areas = new RevisionMemory<readonly MemberArea[]>()
  readonly #redirects = new RevisionMemory<FollowRedirect>()

  constructor(services: ViewServices) {
    this.#services = services
    this.assets = readStorefrontAssets(services.log)
    this.themes = new Themes(services)
  }

  /** What pages of a site are built from at this moment. */
  async contextOf({ site, store, language }: LiveSite, origin: string): Promise<PageContext> {
    const nowMs = this.#services.clock()
    return {
      site,
      store,
      language,
      origin,
      nowMs,
      sendsMail: this.#services.sendsMail(),
      theme: await this.themes.of(site),
      ...(await this.contentsOf({ site, store })),
    }
  }

  /** What is known of all content of a site; read once for each revision. */
  contentsOf({ site, store }: Pick<LiveSite, 'site' | 'store'>): Promise<SiteContents> {
    return this.#contents.recall(site, '', () => readContents({ site, store }))
  }

  /** The areas of a site that only members see; read once for each revision. */
  areasOf({ site, store }: Pick<LiveSite, 'site' | 'store'>): Promise<readonly MemberArea[]> {
    return this.#areas.recall(site, '', () => store.memberAreas.list())
  }

  /** Begins a rendering. */
  async begin(context: PageContext, viewer: PageViewer | null = null): Promise<PageRender> {
    const locale = await loadSiteLocale(context.site.language)
    return new PageRender(context, locale, this.#services.log, { viewer })
  }

  /** The view of a site for handlers. */
  async of(live: LiveSite): Promise<SiteView> {
    const { pageNeeds, stylesheet, folder } = await this.themes.of(live.site)
    return {
      pageNeeds,
      stylesheet,
      templateName: folder.name,
      designTokens: await this.designTokensOf(live.site),
      assets: this.assets,
      contextOf: (origin) => this.contextOf(live, origin),
      systemData: async ({ origin, path }) => systemDataOf(await this.contextOf(live, origin), path),
      renderPage: async (destination, origin) => {
        const page = await this.begin(await this.contextOf(live, origin))
        const data = await fillBodies(await buildPageData(destination, readPageQuery(''), page.context), page)
        const html = await renderPage({ destination, data, assets: this.assets, problem: null }, page)
        return { html, scriptHashes: page.scriptHashes, needs: needsOf(page) }
      },
      renderSystemPage: async (system, address) => {
        const context = await this.contextOf(live, address.origin)
        const page = await this.begin(context)
        const html = await this.#renderSystem(system, address, page)
        return { html, scriptHashes: page.scriptHashes, needs: needsOf(page) }
      },
    }
  }

  /** Colours and fonts that the template hands to what stands outside of its regions, in the values of a site. */
  async designTokensOf(site: Site): Promise<string> {
    const { stylesheet } = await this.themes.of(site)
    return (await sheetInTime(stylesheet, site, sheetPatienceMs)).designTokens
  }

  /** Where old addresses of a site lead. */
  redirectsOf({ site, store }: LiveSite): Promise<FollowRedirect> {
    return this.#redirects.recall(site, '', async () => followRedirects(await store.redirects.list()))
  }

  #renderSystem(system: SystemPage, { path }: SystemAddress, page: PageRender): Promise<string> {
    const { theme, site } = page.context
    const layoutId = layoutIdOf(theme, undefined)
    return renderFrame(
      {
        data: systemDataOf(page.context, path),
        assets: this.assets,
        layoutId,
        collectionId: null,
        mainContent: system.mainContent,
        pageId: '',
        pageClasses: [
          ...lookOf(theme.stylesheet, site).pageClasses,
          'mobile-style-available',
          ...(system.bodyClasses ?? []),
        ].join(' '),
        title: plainMeta(system.title, site).title,
        meta: plainMeta(system.headTitle ?? system.title, site),
        pageType: system.pageType,
        canonicalPath: path.includes(':') ? null : path,
        feedPath: null,
        headHtml: system.headHtml ?? '',
        footHtml: system.footHtml ?? '',
        siteCode: takeSiteCode(page),
        problem: null,
      },
      page,
    )
  }
}

/** What templates read on a page of the platform. */
function systemDataOf(context: PageContext, path: string): PageData {
  return { ...sharedPageJson(context), ...pageLanguages(path.includes(':') ? '/' : path, context) }
}

/** What is read of a site once for each revision. */
export type SiteContents = Pick<PageContext, 'collections' | 'authors' | 'sells' | 'hasSold'>

async function readContents({ site, store }: Pick<LiveSite, 'site' | 'store'>): Promise<SiteContents> {
  const [collections, authors, hasProducts, hasSold] = await Promise.all([
    collectionsOf(site, store),
    store.authors.list(),
    store.products.isAny(),
    store.orders.hasSold(),
  ])
  return {
    collections,
    authors: new Map(authors.map((author) => [author.id, author])),
    sells: hasProducts || site.store.donations?.isOn === true,
    hasSold,
  }
}

/** Language data is read only for the language of the site; importing the module for each page would cost more than the data. */
async function loadSiteLocale(tag: string): Promise<Locale> {
  localeModule ??= import('./shop-locale.ts')
  return (await localeModule).loadShopLocale(tag)
}

let localeModule: Promise<typeof import('./shop-locale.ts')> | undefined
