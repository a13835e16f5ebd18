import type {
  recordButtonClickCall,
  recordButtonRenderCall,
  recordFormRenderCall,
  recordHitCall,
  recordOverlayCall,
  recordQuickViewCall,
} from '@vitrine/contract/insight/census-calls'
import { cleanName, cleanPath } from '@vitrine/domain/insight/clean-texts'
import {
  formIdOf,
  numberOf,
  type PageFields,
  readFields,
  textOf,
} from '@vitrine/domain/insight/events/page-fields'
import type { Told } from '@vitrine/domain/insight/events/told'
import { isCountedPage } from '@vitrine/domain/insight/is-counted'
import { originOf } from '@vitrine/domain/insight/origin-of'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { refuse } from '../../http/reply/reply.ts'
import type { InsightKeeper } from '../insight-keeper.ts'
import { answerTelling } from './note-visit.ts'

type CensusCall =
  | typeof recordHitCall
  | typeof recordButtonClickCall
  | typeof recordButtonRenderCall
  | typeof recordOverlayCall
  | typeof recordFormRenderCall

/** The calls by which pages tell what was shown and pressed on them; each is answered before anything is written. */
export function censusCalls(keeper: InsightKeeper) {
  const telling =
    (read: (fields: PageFields, exchange: Exchange<CensusCall>) => Told | null) =>
    async (exchange: Exchange<CensusCall>) => {
      const { data, ss_cvr: own, visitorCookie = own } = exchange.body
      // Some clients send the fields of the page beside the others.
      const fields: PageFields = { ...exchange.body, ...readFields(data) }
      return answerTelling(exchange, read(fields, exchange), { keeper, visitorCookie })
    }
  return {
    postHit: telling(readPage),
    postButtonClick: telling((fields) => ofButton(fields, { acts: 1 })),
    postButtonRender: telling(ofSeenButtons),
    postOverlay: telling(ofOverlay),
    postFormRender: telling(ofSeenForms),
    postQuickView: async (exchange: Exchange<typeof recordQuickViewCall>) => {
      const { params, body, store } = exchange
      const [product] = await store.products.findMany([params.id])
      if (!product) return refuse('not-found', failureText.notFound)
      const told: Told = {
        counted: [{ subject: 'product', key: product.id, views: 1 }],
        step: 'product',
      }
      return answerTelling(exchange, told, { keeper, visitorCookie: body.visitorCookie ?? body.ss_cvr })
    },
  }
}

/** Number of the checkout among page types (docs/reference/pages-and-routes.md). */
const checkoutType = 201

function readPage(fields: PageFields, { referer, origin, site }: Exchange<CensusCall>): Told | null {
  const address = textOf(fields, 'url') || (referer ?? '')
  const path = cleanPath(address)
  const pageType = numberOf(fields, 'pageType')
  const prefixes = site.languages.map(({ prefix }) => prefix)
  if (path === null || !isCountedPage(path, pageType, prefixes)) return null
  const query = textOf(fields, 'queryString') || address
  const own = new URL(origin).hostname.replace(/^www\./, '')
  const ownHosts = [own, ...site.hosts.map((host) => host.replace(/:\d+$/, '').replace(/^www\./, ''))]
  const isCheckout = pageType === checkoutType || /(?:^|\/)checkout$/.test(path)
  return {
    page: { path, ...originOf({ query, referrer: textOf(fields, 'referrer'), ownHosts }) },
    ...(isCheckout ? { step: 'checkout' as const } : {}),
  }
}

/** Of so many things that came into view one call may tell. */
const mostTogether = 20

function ofSeenButtons(fields: PageFields): Told | null {
  const told = listOf(fields, 'buttons')?.filter(isRecord) ?? [fields]
  return together(told.map((button) => ofButton(button, { views: 1 })))
}

function ofSeenForms(fields: PageFields): Told | null {
  const told = listOf(fields, 'formIds')?.map((formId) => ({ formId })) ?? [fields]
  return together(
    told.map((form) => {
      const key = formIdOf(form)
      return key === '' ? null : { counted: [{ subject: 'form', key, views: 1 }] }
    }),
  )
}

/** The first of a list that is told; null: it tells of one thing, without a list. */
function listOf(fields: PageFields, name: string): readonly unknown[] | null {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return Array.isArray(value) ? value.slice(0, mostTogether) : null
}

function together(told: readonly (Told | null)[]): Told | null {
  const counted = told.flatMap((each) => each?.counted ?? [])
  return counted.length === 0 ? null : { counted }
}

function ofButton(
  fields: PageFields,
  counts: { readonly acts?: number; readonly views?: number },
): Told | null {
  const name = cleanName(textOf(fields, 'buttonText', 'label', 'buttonId'))
  const key = name ?? cleanPath(textOf(fields, 'destinationUrl', 'href'))
  return key === null ? null : { counted: [{ subject: 'button', key, ...counts }] }
}

function ofOverlay(fields: PageFields): Told | null {
  const key = cleanName(textOf(fields, 'overlay', 'action')) ?? 'overlay'
  return { counted: [{ subject: 'event', key, acts: 1 }] }
}
