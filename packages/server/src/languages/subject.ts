import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { Layout } from '@vitrine/domain/content/layout'
import { shownBodyHtml } from '@vitrine/domain/content/shown-layout'
import { contentOf, type Form, formName } from '@vitrine/domain/forms/form'
import { visitForm } from '@vitrine/domain/languages/texts/form-texts'
import { visitItem } from '@vitrine/domain/languages/texts/item-texts'
import { visitLayout } from '@vitrine/domain/languages/texts/layout-texts'
import { translatedMails, visitMail } from '@vitrine/domain/languages/texts/mail-texts'
import { visitMenu } from '@vitrine/domain/languages/texts/menu-texts'
import { visitPage } from '@vitrine/domain/languages/texts/page-texts'
import { visitProduct } from '@vitrine/domain/languages/texts/product-texts'
import { visitSite } from '@vitrine/domain/languages/texts/site-texts'
import { type SourceText, textsOf } from '@vitrine/domain/languages/texts/text-field'
import type { TranslationKey, TranslationKind } from '@vitrine/domain/languages/translation'
import { mailLabels } from '@vitrine/domain/website/settings/mail/mail-labels'
import type { Site } from '@vitrine/domain/website/site'
import { wholeSite } from '@vitrine/site/language/site-in-language'
import { usualCookieLabelsIn } from '@vitrine/site/words/cookie-labels'
import type { LayoutOwner } from '@vitrine/store/content/layouts'
import type { SiteTables } from '@vitrine/store/store'

/** Something that can be translated, with its texts. */
export interface Subject extends Omit<TranslationKey, 'language'> {
  /** As owners know it. */
  readonly title: string
  readonly sources: readonly SourceText[]
}

/** What translations are read of. */
export type SubjectTables = Pick<
  SiteTables,
  'site' | 'collections' | 'items' | 'products' | 'layouts' | 'forms' | 'translations'
>

/** Finds something by its kind and id; null when it is not there, or in the trash. */
export async function findSubject(
  tables: SubjectTables,
  { kind, id }: { readonly kind: TranslationKind; readonly id: string },
): Promise<Subject | null> {
  switch (kind) {
    case 'page': {
      const page = await tables.collections.find(id)
      return page ? pageSubject(page, await layoutOf(tables, { kind: 'collection', id })) : null
    }
    case 'item': {
      const item = await tables.items.find(id)
      const isThere = item !== undefined && item.trashedAtMs === null
      return isThere ? itemSubject(item, await layoutOf(tables, { kind, id })) : null
    }
    case 'product': {
      const product = await tables.products.find(id)
      return product ? productSubject(product) : null
    }
    case 'area': {
      const layout = await layoutOf(tables, { kind: 'field', id })
      return layout && areaSubject(id, layout)
    }
    case 'form': {
      const form = await tables.forms.find(id)
      return form ? formSubject(form) : null
    }
    default:
      return (
        siteSubjects(await tables.site.read()).find((each) => each.kind === kind && each.id === id) ?? null
      )
  }
}

/** A page, with the texts that stand on it. */
export function pageSubject(page: Collection, layout: Layout | null): Subject {
  const sources = textsOf({ ...page, bodyHtml: shownBodyHtml(page, layout) }, visitPage)
  return { kind: 'page', id: page.id, title: page.title, sources: [...sources, ...blocksOf(layout)] }
}

/** A post, an event, a picture or a track. */
export function itemSubject(item: ContentItem, layout: Layout | null): Subject {
  const sources = textsOf(layout ? { ...item, bodyHtml: '' } : item, visitItem)
  return { kind: 'item', id: item.id, title: item.title, sources: [...sources, ...blocksOf(layout)] }
}

/** A product. */
export function productSubject(product: Product): Subject {
  return { kind: 'product', id: product.id, title: product.title, sources: textsOf(product, visitProduct) }
}

/** An area of the template that is filled with blocks, such as its footer. */
export function areaSubject(id: string, layout: Layout): Subject {
  return { kind: 'area', id, title: id, sources: blocksOf(layout) }
}

/** A form; of one whose block says it, the copy for its senders alone is left to translate. */
export function formSubject(form: Form): Subject {
  return { kind: 'form', id: form.id, title: formName(contentOf(form)), sources: textsOf(form, visitForm) }
}

/** What is said of the site, its menus, and what its owner wrote for mails. */
export function siteSubjects(site: Site): readonly Subject[] {
  const menus = Object.entries(site.navigation).map(
    ([id, links]): Subject => ({ kind: 'menu', id, title: id, sources: textsOf(links, visitMenu) }),
  )
  return [
    {
      kind: 'site',
      id: wholeSite,
      title: site.title,
      sources: textsOf(site, visitSite(usualCookieLabelsIn)),
    },
    ...menus,
    ...mailSubjects(site),
  ]
}

function mailSubjects({ mailTexts }: Site): readonly Subject[] {
  return translatedMails.flatMap((id) => {
    const text = mailTexts[id]
    const title = mailLabels[id].label
    return text ? [{ kind: 'mail', id, title, sources: textsOf(text, visitMail(id)) } as const] : []
  })
}

function blocksOf(layout: Layout | null): readonly SourceText[] {
  return layout ? textsOf(layout, visitLayout) : []
}

async function layoutOf({ layouts }: SubjectTables, owner: LayoutOwner): Promise<Layout | null> {
  return (await layouts.find(owner))?.layout ?? null
}
