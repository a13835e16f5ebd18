import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Collection } from '@vitrine/domain/content/collection'
import { type ContentItem, plainItem } from '@vitrine/domain/content/item'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore, Store } from '@vitrine/store/store'
import { buildStore } from '@vitrine/store/testing/build-store'
import { buildCollection, buildMug, buildProduct, newId, noon } from '@vitrine/store/testing/builders'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app.ts'
import { ImageRenditions } from '../images/image-renditions.ts'
import { keepImage } from '../images/keep-image.ts'
import { InsightKeeper } from '../insight/insight-keeper.ts'
import { mailboxMailer } from '../mail/mailbox-mailer.ts'
import { openGateways } from '../payments/open-gateways.ts'
import type { Services } from '../services/services.ts'
import { holdToContract } from './hold-to-contract.ts'
import { emptyPlacesDesk } from './places-stand-in.ts'

/** A server over a fresh store, with a small shop, a blog of three posts and a page, in the template of `testing/template`. */
export interface OpenSite {
  readonly app: FastifyInstance
  readonly services: Services
  readonly renditions: ImageRenditions
  readonly store: SiteStore
  readonly website: Site
  readonly shop: Collection
  readonly blog: Collection
  readonly page: Collection
  /** Where its rows are on PostgreSQL; undefined on SQLite. */
  readonly storeUrl: string | undefined
  /** Every warning and error that was logged. */
  readonly logged: readonly string[]
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** The template of `OpenSite`. */
export const smallTemplateDir = path.join(import.meta.dirname, 'template')

/** Opens such a site; it answers to any host unless `site` says otherwise. */
export async function openSite(
  options: {
    readonly site?: Partial<Site>
    readonly services?: Partial<Services>
    readonly wire?: (url: string) => Promise<string>
    /** What stands in front of the store that the app is given. */
    readonly storeOf?: (store: Store) => Store
  } = {},
): Promise<OpenSite> {
  const now = options.services?.clock ?? (() => noon)
  const built = await buildStore({
    site: { title: 'Harbour', ...options.site },
    now,
    countsAttempts: options.services?.countsAttempts,
    ...(options.wire ? { wire: options.wire } : {}),
  })
  const shop = buildCollection({ urlId: 'shop', title: 'Shop' })
  const blog = buildCollection({
    urlId: 'blog',
    title: 'Blog',
    navigationTitle: 'Blog',
    typeName: 'blog',
    position: 2,
  })
  const page = buildCollection({
    urlId: 'about',
    title: 'About',
    typeName: 'page',
    position: 3,
    bodyHtml: '<p>We are here.</p>',
  })
  const logged: string[] = []
  const log = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const services: Services = {
    store: options.storeOf?.(built.store) ?? built.store,
    clock: () => noon,
    newId,
    newUuid: randomUUID,
    newToken: (bytes) => randomBytes(bytes).toString('base64url'),
    dataDir: built.dataDir,
    secret: 'a secret that only tests know, of some length',
    publicUrl: null,
    isTrustedProxy: null,
    siteDir: smallTemplateDir,
    isDev: false,
    keepPicture: keepImage,
    gateways: options.services?.gateways ?? openGateways({ dataDir: built.dataDir, clock: () => noon }),
    placesDesk: emptyPlacesDesk,
    mailer: mailboxMailer,
    log: { info: log, warn: log, error: log },
    ...options.services,
  }
  await fillSite(built.siteStore, built.website, { shop, blog, page })
  const renditions = new ImageRenditions(services.dataDir)
  // A test reads what it told, on a busy machine too.
  const insight = new InsightKeeper({ ...services, readWaitMs: 10_000 })
  const app = buildApp(services, { renditions, insight })
  const broken = holdToContract(app)
  await app.ready()
  return {
    app,
    services,
    renditions,
    store: built.siteStore,
    website: built.website,
    shop,
    blog,
    page,
    storeUrl: built.url,
    logged,
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    close: async () => {
      await app.close()
      services.gateways.close()
      await built.close()
      if (broken.length > 0) throw new Error(broken.join('\n'))
    },
  }
}

/** Puts the sample content into a site: a mug in two colours, a bowl of which none is left, three posts. */
export async function fillSite(
  store: SiteStore,
  website: Site,
  { shop, blog, page }: Pick<OpenSite, 'shop' | 'blog' | 'page'>,
): Promise<void> {
  const bowl = buildProduct({
    collectionId: shop.id,
    urlId: 'bowl',
    title: 'Bowl',
    categories: ['Table & more'],
  })
  await store.transaction(async (tables) => {
    for (const collection of [shop, blog, page]) await tables.collections.save(collection)
    await tables.products.save(
      buildMug({ collectionId: shop.id, urlId: 'mug', excerptHtml: '<p>For <b>tea</b>.</p>' }),
    )
    await tables.products.save({
      ...bowl,
      variants: bowl.variants.map((each) => ({ ...each, stock: { unlimited: false, onHand: 0, held: 0 } })),
    })
    for (const [index, name] of ['first', 'second', 'third'].entries()) {
      await tables.items.save(
        buildPost(blog, { urlId: name, title: `The ${name}`, publishedAtMs: noon - (3 - index) * 60_000 }),
      )
    }
    const links = [shop, blog].map(({ id }) => ({ kind: 'collection' as const, collectionId: id }))
    await tables.site.lock()
    await tables.site.save({ ...website, navigation: { mainNav: links } })
  })
}

function buildPost(blog: Collection, post: Partial<ContentItem>): ContentItem {
  return {
    ...plainItem,
    id: newId(),
    collectionId: blog.id,
    urlId: 'post',
    title: 'A post',
    excerptHtml: '',
    bodyHtml: '<p>Words.</p>',
    author: { id: newId(), displayName: 'Ada Byron' },
    categories: ['News'],
    tags: [],
    image: null,
    isFeatured: false,
    publishedAtMs: noon,
    updatedAtMs: noon,
    ...post,
  }
}
