import { itemKinds } from '../template-folder/accepted-types.ts'
import type { CustomType, TemplateFolder } from '../template-folder/template-folder.ts'
import type { ItemSeed } from './item-schemas.ts'
import type { PictureSeed } from './picture-schema.ts'
import { picturesIn } from './read-layout-seeds.ts'
import type { Seed } from './read-seed.ts'

/**
 * Items of the kinds that a collection takes, from what the content has; of the template's own types, with all their fields filled. A kind that
 * is not defined is taken for the one that it reads like, else for a text.
 */
export function sampleItems(
  accepted: readonly string[],
  seed: Seed,
  { customTypes }: TemplateFolder,
): readonly ItemSeed[] {
  const customNames = new Set(customTypes.map(({ name }) => name))
  const names = accepted.map((name) => (customNames.has(name) ? name : knownKind(name)))
  return [...new Set(names)].flatMap((name) => {
    const custom = customTypes.find((type) => type.name === name)
    if (!custom) return name === 'video' ? filmsFor(accepted, seed) : itemsOfKind(name, seed)
    return (custom.base === 'video' ? filmsFor([], seed) : itemsOfKind(custom.base, seed))
      .slice(0, maxCustom)
      .map((item, index) => ({
        ...item,
        urlId: `${custom.name.toLowerCase()}-${index + 1}`,
        customType: custom.name,
        customContent: filledFields(custom, item, seed),
      }))
  })
}

/** Items of each of the template's own types. */
const maxCustom = 6

function knownKind(name: string): string {
  return [name, name.replace(/s$/, '')].find((each) => itemKinds.has(each)) ?? 'text'
}

function itemsOfKind(kind: string, seed: Seed): readonly ItemSeed[] {
  if (kind === 'text') return seed.journal.posts
  if (kind === 'audio') return tracks
  return [...seed.items.values()].flat().filter((item) => item.kind === kind)
}

/** The films of the content; without any, its pictures as films without a recording, but not beside those pictures themselves. */
function filmsFor(accepted: readonly string[], seed: Seed): readonly ItemSeed[] {
  const films = itemsOfKind('video', seed)
  if (films.length > 0 || accepted.includes('image')) return films
  return itemsOfKind('image', seed).map((item) => ({
    ...item,
    urlId: `film-${item.urlId}`,
    kind: 'video',
    video: { html: '' },
  }))
}

/** Tracks without a recording: the content has none. */
const tracks: readonly ItemSeed[] = ['First light', 'High water', 'Slack tide'].map((title, index) => ({
  urlId: title.toLowerCase().replaceAll(' ', '-'),
  title,
  kind: 'audio',
  audio: { assetUrl: '', durationMs: (index + 3) * 60_000 },
}))

function filledFields({ fields }: CustomType, { title, excerptHtml, image }: ItemSeed, seed: Seed) {
  const pictures = image ? [image] : picturesIn(seed.journal.posts).slice(0, 1)
  return Object.fromEntries(fields.map(({ name, type }) => [name, fieldValue(type)]))

  function fieldValue(type: string): unknown {
    switch (type) {
      case 'checkbox':
        return true
      case 'image':
        return pictures[0] satisfies PictureSeed | undefined
      case 'gallery':
        return pictures
      case 'wysiwyg':
        return excerptHtml ?? `<p>${title}</p>`
      default:
        return title
    }
  }
}
