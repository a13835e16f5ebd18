import { type Collection, plainCollection } from '../content/collection.ts'

/** A plain page that everybody sees. */
export function buildPage(page: Partial<Collection> & { readonly id: string }): Collection {
  return {
    ...plainCollection,
    urlId: page.id,
    title: page.id,
    navigationTitle: '',
    typeName: 'page',
    description: '',
    bodyHtml: '',
    mainImage: null,
    isEnabled: true,
    isHomepage: false,
    pageSize: null,
    position: 1,
    updatedAtMs: 0,
    ...page,
  }
}
