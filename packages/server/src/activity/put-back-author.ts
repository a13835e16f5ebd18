import type { DocumentImage } from '@vitrine/domain/activity/document-image'
import type { Author } from '@vitrine/domain/content/author'
import { isNameTaken } from '@vitrine/domain/content/author-names'
import { authorDocument } from '@vitrine/store/content/author-document'
import type { SiteTables } from '@vitrine/store/store'
import { type Former, outdated, type ReturnPlan, saving, stays } from './return-plan.ts'

/** Checks that no other author has the name by now. What they wrote is by them again, under that name; a picture that is gone stays away. */
export async function planReturnOfAuthor(
  tables: SiteTables,
  image: Pick<DocumentImage, 'name'>,
  { document }: Pick<Former, 'document'>,
): Promise<ReturnPlan> {
  if (!authorDocument.isWhole(document)) return outdated(image)
  if (isNameTaken(await tables.authors.list(), document))
    return stays(`${image.name} cannot be put back: another author has this name now.`)
  const author: Author = { ...document, avatar: await avatarThere(tables, document) }
  return saving(async () => {
    await tables.authors.save(author)
    await tables.items.nameAuthor({ id: author.id, displayName: author.displayName })
  })
}

async function avatarThere({ images }: Pick<SiteTables, 'images'>, { avatar }: Author) {
  const isLost = avatar?.assetUrl.startsWith('/content/v1/') && !(await images.find(avatar.id))
  return isLost ? null : avatar
}
