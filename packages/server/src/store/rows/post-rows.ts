import type { Post } from '@vitrine/domain/content/post'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { PostQuery, PostRecords } from '../posts.ts'
import type { Page } from '../products.ts'
import { documentOf, parseDocument } from './document.ts'

/** Blog posts, newest first; listed by the terms they carry. */
export function postRows(session: Session): PostRecords {
  const { websiteId } = session
  return {
    findByUrlId: async (collectionId, urlId) =>
      documentOf<Post>(await session.first(findByUrlId, { websiteId, collectionId, urlId })),
    list: (query) => listPosts(session, query),
    neighbours: async (post) => {
      const given = {
        websiteId,
        collectionId: post.collectionId,
        publishedAtMs: post.publishedAtMs,
        postId: post.id,
        nowMs: session.now(),
      }
      return {
        newer: documentOf<Post>(await session.first(newerPost, given)),
        older: documentOf<Post>(await session.first(olderPost, given)),
      }
    },
    save: (post) => session.atomically((inside) => savePost(inside, post)),
  }
}

async function listPosts(session: Session, query: PostQuery): Promise<Page<Post>> {
  const terms = termsOf(query)
  const found = await session.query((db) =>
    db
      .selectFrom('post_terms')
      .select(['post_id', 'published_at_ms'])
      .where('website_id', '=', session.websiteId)
      .where('collection_id', '=', query.collectionId)
      .where('published_at_ms', '<=', query.publishedBeforeMs)
      .where((term) =>
        term.or(terms.map((each) => term.and([term('kind', '=', each.kind), term('term', '=', each.term)]))),
      )
      .groupBy(['post_id', 'published_at_ms'])
      .having((group) => group.fn.countAll(), '=', terms.length)
      .orderBy('published_at_ms', 'desc')
      .orderBy('post_id', 'desc'),
  )
  const ids = found.slice(query.offset, query.offset + query.limit).map((row) => row.post_id)
  return { rows: await findInOrder(session, ids), total: found.length }
}

async function findInOrder(session: Session, ids: readonly string[]): Promise<readonly Post[]> {
  if (ids.length === 0) return []
  const rows = await session.query((db) =>
    db
      .selectFrom('posts')
      .select(['id', 'document'])
      .where('website_id', '=', session.websiteId)
      .where('id', 'in', [...ids]),
  )
  const posts = new Map(rows.map((row) => [row.id, parseDocument<Post>(row.document)]))
  return ids.flatMap((id) => posts.get(id) ?? [])
}

function termsOf(query: PostQuery): readonly { kind: string; term: string }[] {
  const terms: { kind: string; term: string }[] = []
  if (query.category !== undefined) terms.push({ kind: 'category', term: query.category })
  if (query.tag !== undefined) terms.push({ kind: 'tag', term: query.tag })
  return terms.length > 0 ? terms : [{ kind: 'all', term: '' }]
}

async function savePost(session: Session, post: Post): Promise<void> {
  const { websiteId } = session
  const { id: postId, collectionId, publishedAtMs, urlId } = post
  const document = JSON.stringify(post)
  await session.change(save, { websiteId, postId, collectionId, urlId, publishedAtMs, document })
  await session.change(deleteTerms, { websiteId, postId })
  const terms = [
    { kind: 'all', term: '' },
    ...[...new Set(post.categories)].map((term) => ({ kind: 'category', term })),
    ...[...new Set(post.tags)].map((term) => ({ kind: 'tag', term })),
  ]
  for (const { kind, term } of terms)
    await session.change(insertTerm, { websiteId, postId, collectionId, publishedAtMs, kind, term })
}

const findByUrlId = statement((db, given: { websiteId: string; collectionId: string; urlId: string }) =>
  db
    .selectFrom('posts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('url_id', '=', given.urlId),
)

interface PostPlace {
  readonly websiteId: string
  readonly collectionId: string
  readonly publishedAtMs: number
  readonly postId: string
}

const newerPost = neighbour('asc')
const olderPost = neighbour('desc')

function neighbour(direction: 'asc' | 'desc') {
  const beyond = direction === 'asc' ? '>' : '<'
  return statement((db, given: PostPlace & { readonly nowMs: number }) =>
    db
      .selectFrom('post_terms as term')
      .innerJoin('posts', (join) =>
        join.onRef('posts.id', '=', 'term.post_id').onRef('posts.website_id', '=', 'term.website_id'),
      )
      .select('posts.document')
      .where('term.website_id', '=', given.websiteId)
      .where('term.collection_id', '=', given.collectionId)
      .where('term.kind', '=', 'all')
      .where('term.term', '=', '')
      .where('term.published_at_ms', '<=', given.nowMs)
      .where('term.published_at_ms', direction === 'asc' ? '>=' : '<=', given.publishedAtMs)
      .where((row) =>
        row.or([
          row('term.published_at_ms', beyond, given.publishedAtMs),
          row('term.post_id', beyond, given.postId),
        ]),
      )
      .orderBy('term.published_at_ms', direction)
      .orderBy('term.post_id', direction)
      .limit(1),
  )
}

const save = statement((db, given: PostPlace & { readonly urlId: string; readonly document: string }) => {
  const changing = {
    collection_id: given.collectionId,
    url_id: given.urlId,
    published_at_ms: given.publishedAtMs,
    document: given.document,
  }
  return db
    .insertInto('posts')
    .values({ website_id: given.websiteId, id: given.postId, ...changing })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(changing))
})

const deleteTerms = statement((db, given: { websiteId: string; postId: string }) =>
  db.deleteFrom('post_terms').where('website_id', '=', given.websiteId).where('post_id', '=', given.postId),
)

const insertTerm = statement((db, given: PostPlace & { readonly kind: string; readonly term: string }) =>
  db.insertInto('post_terms').values({
    website_id: given.websiteId,
    collection_id: given.collectionId,
    kind: given.kind,
    term: given.term,
    published_at_ms: given.publishedAtMs,
    post_id: given.postId,
  }),
)
