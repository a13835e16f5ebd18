import type { BodyOf } from '@vitrine/contract/call'
import type {
  changeAuthorCall,
  createAuthorCall,
  listAuthorsCall,
  removeAuthorCall,
} from '@vitrine/contract/content/author-calls'
import { presentImage } from '@vitrine/domain/catalogue/present-image'
import { isWebAddress, webAddressText } from '@vitrine/domain/contact/web-address'
import type { Author } from '@vitrine/domain/content/author'
import { authorNameTakenText, isNameTaken } from '@vitrine/domain/content/author-names'
import { isOneLine, oneLineText } from '@vitrine/domain/limits/one-line'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'

/** Answers those who write for the site. */
export async function getAuthors({
  store,
}: Exchange<typeof listAuthorsCall>): Promise<AnswerTo<typeof listAuthorsCall>> {
  const authors = (await store.authors.list()).map(presentAuthor)
  return reply({
    authors: authors.toSorted((one, other) => one.displayName.localeCompare(other.displayName)),
  })
}

/** Adds an author. */
export async function postAuthor(
  exchange: Exchange<typeof createAuthorCall>,
): Promise<AnswerTo<typeof createAuthorCall>> {
  const { body, store, services } = exchange
  return store.transaction(async (tables) => {
    // Of two who add or change authors one waits: names stay apart, and nobody saves over what they have not seen.
    await tables.site.lock()
    const errors = await checkAuthor(tables, body, null)
    if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
    const author = await authorFrom(tables, services.newId(), body, null)
    await tables.authors.save(author)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: author.id,
      summary: `Added the author ${author.displayName}`,
    })
    return reply({ author: presentAuthor(author) })
  })
}

/** Changes an author, unless someone else did meanwhile. */
export async function putAuthor(
  exchange: Exchange<typeof changeAuthorCall>,
): Promise<AnswerTo<typeof changeAuthorCall>> {
  const { params, store } = exchange
  const { was, ...input } = exchange.body
  return store.transaction(async (tables) => {
    // Who saves an item holds it before the site.
    await tables.items.lockOfAuthor(params.authorId)
    await tables.site.lock()
    const known = await tables.authors.find(params.authorId)
    if (!known) return refuse('not-found', failureText.notFound)
    if (!isSame(presentAuthor(known), was)) return refuse('changed-meanwhile', changedMeanwhileText)
    const errors = await checkAuthor(tables, input, known)
    if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
    const author = await authorFrom(tables, known.id, input, known)
    await tables.authors.save(author)
    await tables.items.nameAuthor({ id: author.id, displayName: author.displayName })
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: author.id,
      summary: `Changed the author ${author.displayName}`,
    })
    return reply({ author: presentAuthor(author) })
  })
}

/** Removes an author. */
export async function deleteAuthor(
  exchange: Exchange<typeof removeAuthorCall>,
): Promise<AnswerTo<typeof removeAuthorCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    await tables.site.lock()
    const known = await tables.authors.find(params.authorId)
    if (!known) return refuse('not-found', failureText.notFound)
    await tables.authors.remove(known.id)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: known.id,
      summary: `Removed the author ${known.displayName}`,
    })
    return reply({})
  })
}

type AuthorInput = BodyOf<typeof createAuthorCall>

async function checkAuthor(
  { authors }: Pick<SiteTables, 'authors'>,
  { displayName, websiteUrl }: AuthorInput,
  known: Author | null,
): Promise<Readonly<Record<string, string>>> {
  const name = displayName.trim()
  const isTaken = isNameTaken(await authors.list(), { id: known?.id, displayName: name })
  return {
    ...(name === '' ? { displayName: 'Enter a name' } : {}),
    ...(isOneLine(name) ? {} : { displayName: oneLineText }),
    ...(isTaken ? { displayName: authorNameTakenText } : {}),
    ...(websiteUrl === '' || isWebAddress(websiteUrl) ? {} : { websiteUrl: webAddressText }),
  }
}

async function authorFrom(
  { images }: Pick<SiteTables, 'images'>,
  id: string,
  { displayName, bioHtml, avatar, websiteUrl }: AuthorInput,
  known: Author | null,
): Promise<Author> {
  const [firstName = '', ...rest] = displayName.trim().split(' ')
  const stored = avatar && (known?.avatar?.id === avatar.id ? known.avatar : await images.find(avatar.id))
  return {
    id,
    displayName: displayName.trim(),
    firstName,
    lastName: rest.join(' '),
    bioHtml: cleanHtml(bioHtml),
    avatar: stored && avatar ? { ...stored, altText: avatar.altText, focalPoint: avatar.focalPoint } : null,
    websiteUrl,
  }
}

function presentAuthor({ id, displayName, bioHtml, avatar, websiteUrl }: Author) {
  return { id, displayName, bioHtml, avatar: avatar && presentImage(avatar), websiteUrl }
}

function isSame(one: ReturnType<typeof presentAuthor>, other: ReturnType<typeof presentAuthor>): boolean {
  const texts = (each: typeof one) => [
    each.displayName,
    each.bioHtml,
    each.websiteUrl,
    each.avatar?.id,
    each.avatar?.altText,
  ]
  return JSON.stringify(texts(one)) === JSON.stringify(texts(other))
}
