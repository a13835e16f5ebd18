import { isRecord } from '@vitrine/domain/shapes/is-record'
import { listInside } from '../template-folder/read-inside.ts'
import { BrokenSamplesError } from './broken/broken-samples.ts'
import { readSampleFile } from './broken/read-sample-file.ts'
import type { PictureSeed } from './picture-schema.ts'

/**
 * Blocks of the sample content, one file of `content/blocks/` each: what they fill (`page`: the address of a page, `item`: the address of
 * an item such as `journal/first-fire`, `field`: the id of a block field of the template) and their `rows`. With `field` and `page` they
 * fill the page in templates that do not have the field. Pictures are named by file and text,
 * `{"file": "images/jar.jpg", "alt": "A jar"}`; products by address, `"product": "shop/jar"`.
 */
export interface LayoutSeed {
  readonly file: string
  readonly fills: { readonly kind: 'page' | 'item' | 'field'; readonly name: string }
  /** The page that takes the blocks of a field in other templates. */
  readonly page: string | null
  readonly rows: unknown
  /** The page's own text stands above them, for its owner to write. */
  readonly keepsBody?: true
}

/** Reads the blocks of the sample content; none where it has none. Throws for a file that cannot be understood. */
export async function readLayoutSeeds(contentDir: string): Promise<readonly LayoutSeed[]> {
  const names = await listInside(contentDir, 'blocks')
  const seeds: LayoutSeed[] = []
  for (const name of names.filter((each) => each.endsWith('.json')))
    seeds.push(readSeed(name, await readSampleFile(contentDir, `blocks/${name}`)))
  return seeds
}

/** The pictures that a value names, however deep. */
export function picturesIn(value: unknown): readonly PictureSeed[] {
  const pictures: PictureSeed[] = []
  changePictures(value, (picture) => {
    pictures.push(picture)
    return picture
  })
  return pictures
}

/** The same value, with something else in the place of each picture. */
export function changePictures(value: unknown, change: (picture: PictureSeed) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => changePictures(each, change))
  if (!isRecord(value)) return value
  const { file, alt } = value
  if (typeof file === 'string' && typeof alt === 'string') return change({ file, alt })
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changePictures(each, change)]))
}

function readSeed(file: string, value: unknown): LayoutSeed {
  const given = isRecord(value) ? value : {}
  const page = typeof given.page === 'string' ? given.page : null
  for (const kind of ['field', 'page', 'item'] as const) {
    const name = given[kind]
    if (typeof name === 'string') return { file, fills: { kind, name }, page, rows: given.rows }
  }
  throw new BrokenSamplesError(`blocks/${file}`, 'must say which page, item or field it fills.')
}
