import { HttpVisitor } from './http-visitor.ts'
import { read } from './read.ts'
import type { ShopProcess } from './start-shop.ts'

/** The data of a page as the next request of a visitor has it. */
interface PageSeen {
  readonly website: {
    readonly siteTitle: string
    readonly logoImageUrl?: string
    readonly location: { readonly addressLine1: string }
  }
  readonly collection: { readonly title: string }
  readonly item: { readonly title: string; readonly assetUrl: string }
}

/** Somebody without an account, whose every request is the first. */
export interface Stranger {
  data(path: string): Promise<PageSeen>
  html(path: string): Promise<string>
  status(path: string): Promise<number>
  /** Those of the titles that the main menu of the home page has, in its order. */
  menu(titles: readonly string[]): Promise<readonly string[]>
}

/** Looks at a shop as visitors without scripts do. */
export function strangerTo(shop: ShopProcess): Stranger {
  const get = (path: string) => new HttpVisitor(shop.url).get(path)
  const html = async (path: string) => (await get(path)).text()
  return {
    data: (path) => read<PageSeen>(new HttpVisitor(shop.url), `${path}?format=json`),
    html,
    status: async (path) => (await get(path)).status,
    async menu(titles) {
      const nav = (await html('/')).match(/<nav[\s\S]*?<\/nav>/)?.[0] ?? ''
      return titles
        .filter((title) => nav.includes(title))
        .sort((one, two) => nav.indexOf(one) - nav.indexOf(two))
    },
  }
}
