import { contentOf, formName } from '@vitrine/domain/forms/form'
import type { TranslationKind } from '@vitrine/domain/languages/translation'
import { nameOfLanguage } from '@vitrine/domain/website/settings/site-languages'
import type { Say } from '@vitrine/domain/words/say'
import type { MediaHolderKind, MediaUse } from '@vitrine/store/media/media'
import type { SiteTables } from '@vitrine/store/store'
import { type PanelReader, panelLanguageOf, panelWords } from '../words/panel-words.ts'
import { titleOfPart } from '../words/title-of-part.ts'

/** A part of the site that names a file, as owners know it. */
export interface DescribedUse {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly address: string | null
}

type Named = Pick<DescribedUse, 'title' | 'address'>

/** What holds the texts that a translation says in another language; menus and mails are of the site. */
const translated: Readonly<Record<TranslationKind, MediaHolderKind>> = {
  page: 'collection',
  item: 'item',
  product: 'product',
  area: 'layout-field',
  form: 'form',
  menu: 'site',
  site: 'site',
  mail: 'site',
}

/** Says what each use is called, in the words of whoever reads it, and where visitors see it. */
export async function describeUses(
  tables: SiteTables,
  uses: readonly MediaUse[],
  reader: PanelReader,
): Promise<readonly DescribedUse[]> {
  if (uses.length === 0) return []
  const language = panelLanguageOf(reader)
  const { say } = panelWords(language)
  const named = await namesOf(tables, { say, language })
  const described: DescribedUse[] = []
  for (const use of uses) {
    const { title, address } = (await named(use)) ?? { title: say('Something in the trash'), address: null }
    described.push({ kind: use.kind, id: use.id, title: title || say('Untitled'), address })
  }
  return described
}

async function namesOf(
  tables: SiteTables,
  { say, language }: { readonly say: Say; readonly language: string },
): Promise<(use: MediaUse) => Promise<Named | undefined>> {
  const collections = new Map((await tables.collections.list()).map((each) => [each.id, each]))
  // What is in the trash is in no other list, and may come back.
  const trash = await tables.collections.listTrash()
  const placed = (found: Placed | undefined): Named | undefined => {
    const collection = found && collections.get(found.collectionId)
    return found && { title: found.title, address: collection ? `/${collection.urlId}/${found.urlId}` : null }
  }
  const page = (id: string): Named | undefined => {
    const collection = collections.get(id)
    if (collection) return { title: collection.title, address: `/${collection.urlId}` }
    const trashed = trash.find((each) => each.id === id)
    return trashed && { title: say('{title} (in the trash)', { title: trashed.title }), address: null }
  }
  const named = async ({ kind, id }: MediaUse): Promise<Named | undefined> => {
    switch (kind) {
      case 'site':
        return { title: say('Settings of the site'), address: '/' }
      case 'collection':
      case 'layout-collection':
        return page(id)
      case 'product':
        return placed(await tables.products.find(id))
      case 'item':
      case 'layout-item':
        return placed(await tables.items.find(id))
      case 'draft': {
        const item = await tables.items.find(id.split(':')[0] ?? '')
        return item && { title: say('A draft of {title}', { title: item.title }), address: null }
      }
      case 'author': {
        const author = (await tables.authors.list()).find((each) => each.id === id)
        return author && { title: author.displayName, address: null }
      }
      case 'campaign': {
        const campaign = await tables.campaigns.find(id)
        return campaign && { title: campaign.name || campaign.subject, address: null }
      }
      case 'layout-field':
        return { title: titleOfPart(id, say), address: null }
      case 'form': {
        const form = await tables.forms.find(id)
        return form && { title: formName(contentOf(form), say), address: null }
      }
      case 'redirect':
        return { title: say('The redirect of {address}', { address: id }), address: null }
      case 'translation':
        return translation(id)
    }
  }
  const translation = async (id: string): Promise<Named | undefined> => {
    const [tag = '', kind = '', ...rest] = id.split(':')
    const source = isTranslated(kind) && (await named({ kind: translated[kind], id: rest.join(':') }))
    if (!source) return undefined
    const values = { title: source.title, language: nameOfLanguage(tag, language) }
    return { title: say('Texts of {title} in {language}', values), address: null }
  }
  return named
}

interface Placed {
  readonly title: string
  readonly collectionId: string
  readonly urlId: string
}

function isTranslated(kind: string): kind is TranslationKind {
  return Object.hasOwn(translated, kind)
}
