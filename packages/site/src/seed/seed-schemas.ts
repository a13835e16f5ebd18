// The shapes of a template's sample content: content/site.json, content/shop.json and content/journal.json.

import { termLength } from '@vitrine/domain/content/term-length'
import { type Static, Type } from 'typebox'
import { picture } from './picture-schema.ts'

const text = Type.String()
const texts = Type.Array(text)
const optionalText = Type.Optional(text)
const categories = Type.Optional(Type.Array(Type.String({ maxLength: termLength.category })))
const tags = Type.Optional(Type.Array(Type.String({ maxLength: termLength.tag })))
const cents = Type.Integer({ minimum: 0 })

const range = Type.Object({ from: Type.Integer(), to: Type.Integer() })
const weightRange = Type.Object({ toGrams: Type.Union([cents, Type.Null()]), priceCents: cents })

const shippingRate = Type.Object({
  key: text,
  name: text,
  kind: Type.Union([Type.Literal('flat'), Type.Literal('by-weight'), Type.Literal('free-over')]),
  priceCents: Type.Optional(cents),
  thresholdCents: Type.Optional(cents),
  ranges: Type.Optional(Type.Array(weightRange)),
})

const navigationLink = Type.Object({
  collection: optionalText,
  externalLink: Type.Optional(
    Type.Object({ title: text, url: text, newWindow: Type.Optional(Type.Boolean()) }),
  ),
  title: optionalText,
  items: Type.Optional(Type.Array(Type.Unknown())),
})

/** content/site.json */
export const siteSeed = Type.Object({
  website: Type.Object({
    siteTitle: text,
    siteTagLine: optionalText,
    siteDescription: optionalText,
    language: optionalText,
    timeZone: optionalText,
    location: Type.Optional(Type.Record(text, text)),
    logo: Type.Optional(picture),
    socialLogo: Type.Optional(picture),
    socialAccounts: Type.Optional(
      Type.Array(Type.Object({ serviceName: text, screenname: text, profileUrl: text })),
    ),
  }),
  websiteSettings: Type.Optional(
    Type.Object({
      contactEmail: optionalText,
      contactPhoneNumber: optionalText,
      disqusShortname: optionalText,
      businessHours: Type.Optional(Type.Record(text, Type.Object({ text, ranges: Type.Array(range) }))),
      userAccountsSettings: Type.Optional(Type.Object({ loginAllowed: Type.Optional(Type.Boolean()) })),
      storeSettings: Type.Optional(
        Type.Object({
          businessName: optionalText,
          continueShoppingLinkUrl: optionalText,
          multipleQuantityAllowedForServices: Type.Optional(Type.Boolean()),
          termsUrl: optionalText,
          returnsUrl: optionalText,
          privacyUrl: optionalText,
          merchandisingSettings: Type.Optional(
            Type.Object({
              restockNotificationsEnabled: Type.Optional(Type.Boolean()),
              restockNotificationsMailingListSignUpEnabled: Type.Optional(Type.Boolean()),
            }),
          ),
        }),
      ),
    }),
  ),
  store: Type.Object({
    currency: text,
    measurement: Type.Union([Type.Literal('imperial'), Type.Literal('metric')]),
    taxInterpretation: Type.Union([Type.Literal('inclusive'), Type.Literal('exclusive')]),
    taxRules: Type.Array(
      Type.Object({
        country: text,
        region: optionalText,
        ratePercentTimes1000: Type.Integer({ minimum: 0 }),
        name: text,
        taxesShipping: Type.Boolean(),
      }),
    ),
    shippingZones: Type.Array(
      Type.Object({
        name: text,
        countries: Type.Optional(texts),
        everywhere: Type.Optional(Type.Boolean()),
        rates: Type.Array(shippingRate),
      }),
    ),
  }),
  notices: Type.Optional(
    Type.Object({
      announcementBar: Type.Optional(
        Type.Object({
          textHtml: text,
          link: Type.Optional(Type.Object({ url: text, opensWindow: Type.Optional(Type.Boolean()) })),
          isClosable: Type.Optional(Type.Boolean()),
        }),
      ),
      /** With a sign-up for the newsletter. */
      popup: Type.Optional(
        Type.Object({
          headline: text,
          bodyHtml: text,
          buttonLabel: text,
          footnoteHtml: text,
          afterSeconds: Type.Integer({ minimum: 0 }),
          repeatDays: Type.Integer({ minimum: 0 }),
          /** Addresses of the collections on whose pages it comes. */
          collections: texts,
        }),
      ),
    }),
  ),
  navigation: Type.Record(text, Type.Array(navigationLink)),
  homepage: text,
  collections: Type.Array(
    Type.Object({
      urlId: text,
      title: text,
      navigationTitle: optionalText,
      typeName: text,
      pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
      description: optionalText,
      mainImage: Type.Optional(picture),
      content: optionalText,
      /** Address of the index or folder that holds it. */
      parent: optionalText,
      layout: optionalText,
      externalUrl: optionalText,
      eventView: Type.Optional(Type.Enum(['list', 'calendar'])),
      /** Settings of a gallery that differ from the usual ones, by the names of `GallerySettings`. */
      gallery: Type.Optional(Type.Record(text, Type.Unknown())),
      album: Type.Optional(
        Type.Object({
          artistName: text,
          descriptionHtml: optionalText,
          cover: Type.Optional(picture),
        }),
      ),
      /** Makes a podcast of a blog; `category` as Apple names it, such as `Arts › Books`. */
      podcast: Type.Optional(
        Type.Object({
          title: optionalText,
          author: optionalText,
          email: optionalText,
          category: text,
          image: picture,
          isExplicit: Type.Optional(Type.Boolean()),
          language: optionalText,
        }),
      ),
    }),
  ),
})

/** content/shop.json; what else its products must be is a rule of the domain, which is asked when they are saved. */
export const shopSeed = Type.Object({
  products: Type.Array(
    Type.Object({
      urlId: text,
      title: text,
      type: Type.Union([
        Type.Literal('physical'),
        Type.Literal('digital'),
        Type.Literal('service'),
        Type.Literal('gift-card'),
      ]),
      excerptHtml: optionalText,
      bodyHtml: optionalText,
      categories: Type.Optional(texts),
      tags: Type.Optional(texts),
      featured: Type.Optional(Type.Boolean()),
      images: Type.Optional(Type.Array(picture)),
      /** Of a digital product: files of the folder that its buyers download. */
      files: Type.Optional(texts),
      options: Type.Optional(texts),
      variants: Type.Array(
        Type.Object({
          sku: text,
          values: Type.Optional(texts),
          priceCents: cents,
          salePriceCents: Type.Optional(cents),
          onSale: Type.Optional(Type.Boolean()),
          stock: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
          weightGrams: Type.Optional(cents),
          image: Type.Optional(Type.Integer({ minimum: 0 })),
        }),
      ),
      subscription: Type.Optional(
        Type.Object({
          interval: Type.Object({
            value: Type.Integer({ minimum: 1 }),
            unit: Type.Union([Type.Literal('WEEK'), Type.Literal('MONTH'), Type.Literal('YEAR')]),
          }),
          cycles: cents,
        }),
      ),
      customAddButtonText: optionalText,
      customSoldOutText: optionalText,
      scarcity: Type.Optional(Type.Object({ text, threshold: Type.Integer({ minimum: 0 }) })),
    }),
  ),
})

/** content/journal.json */
export const journalSeed = Type.Object({
  posts: Type.Array(
    Type.Object({
      urlId: text,
      title: text,
      excerptHtml: optionalText,
      bodyHtml: optionalText,
      author: text,
      publishedOn: text,
      categories,
      tags,
      image: Type.Optional(picture),
      featured: Type.Optional(Type.Boolean()),
    }),
  ),
})

export type SiteSeed = Static<typeof siteSeed>
export type ShopSeed = Static<typeof shopSeed>
export type JournalSeed = Static<typeof journalSeed>
export type NavigationSeed = Static<typeof navigationLink>
