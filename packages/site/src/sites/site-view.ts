import type { StorefrontAssets } from '../assets/storefront-assets.ts'
import type { Destination } from '../page-json/destination.ts'
import type { PageContext, PageData } from '../page-json/page-context.ts'
import type { Stylesheet } from '../styles/stylesheet.ts'
import type { PageNeeds } from '../theme/page-needs.ts'

/** What a site's template can show; made by `SiteViews`. */
export interface SiteView {
  /** What the policy of the template's pages must let it do. */
  readonly pageNeeds: PageNeeds
  /** The template's colours and fonts as a CSS rule, for pages that stand outside of its regions. */
  readonly designTokens: string
  /** The template's sheet, and what of it can be set. */
  readonly stylesheet: Stylesheet
  readonly templateName: string
  /** The storefront's bundles: `assets.tagsOf('cart-page')` gives the tags for head and foot. */
  readonly assets: StorefrontAssets
  /** What pages of the site are built from at this moment. */
  contextOf(origin: string): Promise<PageContext>
  /** What the template reads on pages of the platform. */
  systemData(address: SystemAddress): Promise<PageData>
  /** Renders a page that is not kept, such as one that is not public yet. */
  renderPage(destination: Destination, origin: string): Promise<RenderedSystemPage>
  /** Renders content of the platform inside the template's regions. */
  renderSystemPage(system: SystemPage, address: SystemAddress): Promise<RenderedSystemPage>
}

/** A page whose main content the platform writes: cart, checkout, order, not found. */
export interface SystemPage {
  /** Number of the specification, section 2. */
  readonly pageType: number
  /** What templates print as its title: as markup, and in scripts of their own. So words of visitors never stand in it. */
  readonly title: string
  /** What its head says instead, where words of visitors are written as text. */
  readonly headTitle?: string
  readonly mainContent: string
  readonly bodyClasses?: readonly string[]
  /** Put at the end of the page's head. */
  readonly headHtml?: string
  /** Put before the end of the page's body. */
  readonly footHtml?: string
}

/** A page as HTML. */
interface RenderedSystemPage {
  readonly html: string
  /** Hashes of the scripts in it that may run. */
  readonly scriptHashes: readonly string[]
  /** What its policy must let happen. */
  readonly needs: PageNeeds
}

/** Where a system page is shown. */
export interface SystemAddress {
  readonly origin: string
  readonly path: string
}
