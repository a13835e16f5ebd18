import { type Block, blocksOf, type Layout } from '../layout.ts'
import { galleryOptionNames } from './gallery-options.ts'
import { type GallerySettings, galleryBounds } from './gallery-settings.ts'

/** Says which numbers of a gallery are out of their bounds, by setting. */
export function galleryProblems(settings: GallerySettings): Record<string, string | null> {
  return Object.fromEntries(boundedNames.map((name) => [name, numberText(name, settings[name])]))
}

/**
 * The same of the gallery blocks of a layout, by the path of each option. Settings that are kept already, in one of the known layouts, stay:
 * they come within their bounds where they are shown.
 */
export function galleryBlockProblems(
  layout: Layout,
  known: readonly (Layout | undefined)[],
): Readonly<Record<string, string>> {
  const kept = new Set(known.flatMap((each) => (each ? galleriesOf(each) : [])).map(settingsText))
  const changed = galleriesOf(layout).filter((block) => !kept.has(settingsText(block)))
  return Object.fromEntries(changed.flatMap(problemsOf))
}

type GalleryBlock = Extract<Block, { readonly type: 'gallery' }>
type GalleryNumber = keyof typeof galleryBounds

const boundedNames = Object.keys(galleryBounds) as readonly GalleryNumber[]

function numberText(name: GalleryNumber, value: number): string | null {
  const { min, max } = galleryBounds[name]
  const isWithin = Number.isInteger(value) && value >= min && value <= max
  return isWithin ? null : `Enter a whole number from ${min} to ${max}`
}

function galleriesOf(layout: Layout): readonly GalleryBlock[] {
  return blocksOf(layout).filter((block) => block.type === 'gallery')
}

function settingsText({ value }: GalleryBlock): string {
  return JSON.stringify(value.settings)
}

/** Numbers of blocks may be texts, and one that is not there has its default. */
function problemsOf({ id, value: { settings } }: GalleryBlock): readonly (readonly [string, string])[] {
  return boundedNames.flatMap((name) => {
    const option = galleryOptionNames[name]
    if (!Object.hasOwn(settings, option) || settings[option] === '') return []
    const given = settings[option]
    const text = numberText(name, typeof given === 'boolean' ? Number.NaN : Number(given))
    return text === null ? [] : [[`blocks.${id}.settings.${option}`, text] as const]
  })
}
