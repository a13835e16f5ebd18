import { shopAnswers } from '../../../testing/server-answers.ts'

/** A post that is a draft. */
export const row = {
  ...{ id: 'one', collectionId: 'blog', kind: 'text', customType: null, title: 'Rain', urlId: 'rain' },
  ...{ fullUrl: '/blog/rain', imageUrl: null, altText: '', shelf: 'draft', publishedAtMs: 1, updatedAtMs: 5 },
  ...{ event: null, isFeatured: false, authorName: 'Ada', categories: [], tags: ['sky'], trashedAtMs: null },
}
/** What of the post can be changed. */
export const input = {
  ...{
    urlId: 'rain',
    title: 'Rain',
    excerptHtml: '',
    bodyHtml: '',
    categories: [],
    tags: ['sky'],
    image: null,
  },
  ...{ gallery: [], isFeatured: false, status: 'draft', publishedAtMs: 1, authorId: '', sourceUrl: '' },
  ...{ isPassthrough: false, clickthrough: null, location: null, customContent: {}, commentState: 1 },
  ...{ event: null, video: null, audio: null, seo: { title: '', description: '' } },
}
/** The collection that the post is in. */
export const blog = {
  ...{ id: 'blog', title: 'Journal', urlId: 'blog', fullUrl: '/blog', typeName: 'blog', isEnabled: true },
  ...{ ordering: 'chronological', hasItemPages: true, counts: { draft: 1, published: 2 } },
  kinds: [{ kind: 'text', customType: null, title: 'Post', fields: [] }],
}
const terms = {
  categories: [],
  tags: [
    { name: 'sky', total: 1 },
    { name: 'weather', total: 2 },
  ],
}
/** The post as it is read. */
export const item = { row, input, updatedAtMs: 5, hasBlocks: false, draft: null as object | null }
/** What the server answers of the post and its collection, where this is what was written of it and not saved. */
export const answers = (draft: object | null = null) => ({
  ...shopAnswers,
  'GET /api/panel/content-collections': { body: { collections: [blog] } },
  'GET /api/panel/items': {
    body: {
      rows: [{ ...row, collectionTitle: 'Journal', commentCount: 2 }],
      next: null,
      previous: null,
      total: { count: 1, isMore: false },
    },
  },
  'GET /api/panel/content-collections/blog/order': {
    body: { items: [row, { ...row, id: 'two', title: 'Snow' }], total: 2 },
  },
  'GET /api/panel/lists/items/views': {
    body: {
      views: [
        { id: 'v1', list: 'items', name: 'Talked of', query: 'f=comments:gt:0', isShared: true, isOwn: true },
        {
          id: 'v2',
          list: 'items',
          name: 'Of fairs',
          query: 'f=collection:is:fairs',
          isShared: true,
          isOwn: true,
        },
      ],
    },
  },
  'GET /api/panel/items/one': { body: { ...item, draft } },
  'GET /api/panel/categories/blog': { body: terms },
  'GET /api/panel/authors': { body: { authors: [] } },
  'PUT /api/panel/items/one/draft': { body: { savedAtMs: 9 } },
})
