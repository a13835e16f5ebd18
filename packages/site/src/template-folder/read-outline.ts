import { platformTypes } from './accepted-types.ts'
import { FolderReader, textsOf } from './folder-reader.ts'
import { nameOf } from './read-folder.ts'

/** What is told of a template where many are listed. */
interface TemplateOutline {
  readonly name: string
  /** What owners call the types of collections that it brings, by their names. */
  readonly collectionTitles: ReadonlyMap<string, string>
  readonly systemCollections: readonly string[]
}

/** Many templates are listed at a time: of settings that are longer nothing more is told. */
const maxOutlineChars = 500_000

/** Reads no more of a template than is told of it: its settings, and those of its collections. */
export async function readTemplateOutline(dir: string): Promise<TemplateOutline> {
  const reader = new FolderReader(dir, maxOutlineChars)
  const conf = await reader.readConf('template.conf')
  const confs = new Set(await reader.names('collections', '.conf'))
  const views = [
    ...(await reader.names('collections', '.list')),
    ...(await reader.names('collections', '.item')),
  ]
  const collectionTitles = new Map<string, string>()
  for (const name of new Set([...confs, ...views])) {
    const isMissing = !confs.has(name) && platformTypes.has(name)
    const { title } = isMissing ? {} : await reader.readConf(`collections/${name}.conf`)
    collectionTitles.set(name, typeof title === 'string' ? title : name)
  }
  return { name: nameOf(conf, dir), collectionTitles, systemCollections: textsOf(conf.systemCollections) }
}
