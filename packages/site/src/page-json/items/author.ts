import type { Author, ItemAuthor } from '@vitrine/domain/content/author'
import { imageJson } from '../image.ts'

/** Those who write for the site, by id. */
export type Authors = ReadonlyMap<string, Author>

/** `author` of an item, as complete as the site knows them (platform reference, section 2.4). */
export function authorJson(author: ItemAuthor, authors: Authors) {
  const known = authors.get(author.id) ?? plainAuthor(author)
  const { avatar } = known
  return {
    id: known.id,
    displayName: known.displayName,
    firstName: known.firstName,
    lastName: known.lastName,
    bio: known.bioHtml,
    websiteUrl: known.websiteUrl,
    ...(avatar
      ? {
          avatarId: avatar.id,
          avatarAssetUrl: avatar.assetUrl,
          avatarUrl: avatar.assetUrl,
          avatar: imageJson(avatar),
        }
      : {}),
    isDeactivated: false,
    deleted: false,
  }
}

/** An author of whom nothing is known but the name. */
function plainAuthor({ id, displayName }: ItemAuthor): Author {
  const [firstName = '', ...rest] = displayName.split(' ')
  return { id, displayName, firstName, lastName: rest.join(' '), bioHtml: '', avatar: null, websiteUrl: '' }
}
