import { watch } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type FollowRedirect, followRedirects } from '@vitrine/domain/website/follow-redirects'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import type { Locale } from '@vitrine/template/i18n/locale'
import { plainMeta } from '../assemble/head/page-meta.ts'
import { layoutIdOf, renderFrame } from '../assemble/page-frame.ts'
import { renderPage } from '../assemble/render-page.ts'
import { readStorefrontAssets, type StorefrontAssets } from '../assets/storefront-assets.ts'
import { fillBodies } from '../blocks/fill-bodies.ts'
import type { Log } from '../log.ts'
import { buildPageData, sharedPageJson } from '../page-json/build-page-json.ts'
import { readPageQuery } from '../page-json/lists/page-query.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { needsOf } from '../render/page-needs-of.ts'
import { PageRender, type PageViewer } from '../render/page-render.ts'
import { compileStyles, leaveOut } from '../styles/compile-styles.ts'
import { lookOf, sheetInTime } from '../styles/site-look.ts'
import type { Stylesheet } from '../styles/stylesheet.ts'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import type { FolderWarning } from '../template-folder/template-folder.ts'
import { compileTheme, withStylesheet } from '../theme/compile-theme.ts'
import { siteRegistry } from '../theme/site-registry.ts'
import type { Theme } from '../theme/theme.ts'
import type { LiveSite } from './live-sites.ts'
import type { SiteView, SystemAddress, SystemPage } from './site-view.ts'

/** How long pages wait for a style sheet; what is made of real templates takes a part of it. */
const sheetPatienceMs = 5_000

/** What showing sites needs of the running server. */
export interface ViewServices {
  /** The present, epoch milliseconds. */
  readonly clock: () => number
  /** The folder of the site's template. */
  readonly siteDir: string
  /** Whether templates and styles are read again when they change. */
  readonly isDev: boolean
  readonly log: Log
}

/** The template of the installation, compiled once, and what each site shows with it. */
export class SiteViews {
  readonly assets: StorefrontAssets
  readonly #services: ViewServices
  readonly #contents = new WeakMap<Site, Promise<SiteContents>>()
  readonly #redirects = new WeakMap<Site, Promise<FollowRedirect>>()
  #theme: Promise<Theme> | undefined
  /** Version of the theme that is loaded; 0 before the first. */
  version = 0

  constructor(services: ViewServices) {
    this.#services = services
    this.assets = readStorefrontAssets(services.log)
    if (services.isDev) this.#watch()
  }

  /** The compiled template. */
  theme(): Promise<Theme> {
    this.#theme ??= this.#load()
    return this.#theme
  }

  /** What pages of a site are built from at this moment. */
  async contextOf({ site, store }: LiveSite, origin: string): Promise<PageContext> {
    const nowMs = this.#services.clock()
    return {
      site,
      store,
      origin,
      nowMs,
      theme: await this.theme(),
      ...(await this.contentsOf({ site, store })),
    }
  }

  /** What is known of all content of a site; read once for each revision. */
  contentsOf({ site, store }: Pick<LiveSite, 'site' | 'store'>): Promise<SiteContents> {
    let contents = this.#contents.get(site)
    if (!contents) {
      contents = readContents(store)
      this.#contents.set(site, contents)
    }
    return contents
  }

  /** Begins a rendering. */
  async begin(context: PageContext, viewer: PageViewer | null = null): Promise<PageRender> {
    const locale = await loadSiteLocale(context.site.language)
    return new PageRender(context, locale, this.#services.log, { viewer })
  }

  /** The view of a site for handlers. */
  async of(live: LiveSite): Promise<SiteView> {
    const { pageNeeds } = await this.theme()
    return {
      pageNeeds,
      designTokens: await this.designTokensOf(live.site),
      assets: this.assets,
      contextOf: (origin) => this.contextOf(live, origin),
      systemData: async (origin) => sharedPageJson(await this.contextOf(live, origin)),
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
    const { stylesheet } = await this.theme()
    return (await sheetInTime(stylesheet, site, sheetPatienceMs)).designTokens
  }

  /** Where old addresses of a site lead. */
  redirectsOf({ site, store }: LiveSite): Promise<FollowRedirect> {
    let redirects = this.#redirects.get(site)
    if (!redirects) {
      redirects = store.redirects.list().then(followRedirects)
      this.#redirects.set(site, redirects)
    }
    return redirects
  }

  #renderSystem(system: SystemPage, { path }: SystemAddress, page: PageRender): Promise<string> {
    const { theme, site } = page.context
    const layoutId = layoutIdOf(theme, undefined)
    return renderFrame(
      {
        data: sharedPageJson(page.context),
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
        meta: plainMeta(system.title, site),
        pageType: system.pageType,
        canonicalPath: path.includes(':') ? null : path,
        feedPath: null,
        headHtml: system.headHtml ?? '',
        footHtml: system.footHtml ?? '',
        problem: null,
      },
      page,
    )
  }

  async #load(): Promise<Theme> {
    const folder = await readTemplateFolder(this.#services.siteDir)
    const styles = compileStyles(folder)
    const soon = await Promise.race([styles, wait(sheetPatienceMs, null, { ref: false })])
    const theme = await compileTheme(folder, siteRegistry, soon ?? (await compileStyles(folder, leaveOut)))
    this.#warn(theme.warnings)
    this.version = theme.version
    if (soon === null) this.#dressLater(theme, styles)
    return theme
  }

  /** Pages have gone out without the template's sheet; they are made again with it when it is there. */
  #dressLater(theme: Theme, styles: Promise<Stylesheet>): void {
    this.#services.log.warn({}, 'The style sheet of the site template takes long: pages go out without it')
    styles.then(
      (stylesheet) => {
        if (this.version !== theme.version) return
        const dressed = withStylesheet(theme, stylesheet)
        this.#warn(stylesheet.warnings)
        this.#theme = Promise.resolve(dressed)
        this.version = dressed.version
      },
      (error: unknown) =>
        this.#services.log.error({ err: error }, 'The style sheet of the site template failed'),
    )
  }

  #warn(warnings: readonly FolderWarning[]): void {
    for (const { file, line, message } of warnings) {
      this.#services.log.warn({ file, ...(line === null ? {} : { line }) }, `The site template: ${message}`)
    }
  }

  /** Loads the template again shortly after a change in its folder. */
  #watch(): void {
    let timer: NodeJS.Timeout | undefined
    const watcher = watch(this.#services.siteDir, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const loading = this.#load()
        loading.then(
          () => {
            this.#theme = loading
          },
          (error: unknown) =>
            this.#services.log.error({ err: error }, 'The site template could not be read again'),
        )
      }, 100)
    })
    watcher.unref()
  }
}

/** What is read of a site once for each revision. */
export type SiteContents = Pick<PageContext, 'collections' | 'authors'>

async function readContents(store: SiteStore): Promise<SiteContents> {
  const [collections, authors] = await Promise.all([store.collections.list(), store.authors.list()])
  return { collections, authors: new Map(authors.map((author) => [author.id, author])) }
}

/** Language data is read only for the language of the site; importing the module for each page would cost more than the data. */
async function loadSiteLocale(tag: string): Promise<Locale> {
  localeModule ??= import('./shop-locale.ts')
  return (await localeModule).loadShopLocale(tag)
}

let localeModule: Promise<typeof import('./shop-locale.ts')> | undefined
