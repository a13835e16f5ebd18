import { platformTypes } from '@vitrine/site/template-folder/accepted-types'
import { listInside } from '@vitrine/site/template-folder/read-inside'
import type { TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from '../finding.ts'
import { type ConfFile, findWrongSettings, readConfFile, warnIn } from './conf-file.ts'
import { collectionSettings, type KnownSettings, pageSettings } from './known-settings.ts'
import { findWrongTemplateConf } from './template-conf.ts'

const indexTypes = ['stacked', 'grid', 'full-url']

/** What the configuration files of a template say that is not read, or names what is not there. */
export async function findWrongConfs(
  folder: TemplateFolder,
  systemPartials: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const { dir } = folder
  const types = new Set([...platformTypes, ...folder.collections.keys()])
  return [
    ...findWrongTemplateConf(await readConfFile(dir, 'template.conf'), { types, systemPartials }),
    ...(await confsIn(folder, { place: 'collections', ending: '.conf', known: collectionSettings })),
    ...(await confsIn(folder, { place: 'pages', ending: '.page.conf', known: pageSettings })),
  ]
}

async function confsIn(
  folder: TemplateFolder,
  {
    place,
    ending,
    known,
  }: { readonly place: string; readonly ending: string; readonly known: KnownSettings },
): Promise<readonly Finding[]> {
  const names = (await listInside(folder.dir, place)).filter((name) => name.toLowerCase().endsWith(ending))
  const confs = await Promise.all(names.map((name) => readConfFile(folder.dir, `${place}/${name}`)))
  return confs.flatMap((conf) => [...findWrongSettings(conf, known), ...missingNames(conf, folder)])
}

/** A layout that `template.conf` does not have, and a type of index that there is none of. */
function missingNames(conf: ConfFile, { layouts }: TemplateFolder): readonly Finding[] {
  const { layout, indexType } = conf.settings
  return [
    ...(typeof layout === 'string' && layout !== '' && !layouts.has(layout)
      ? [warnIn(conf, layout, `template.conf has no layout '${layout}'`)]
      : []),
    ...(typeof indexType === 'string' && !indexTypes.includes(indexType)
      ? [warnIn(conf, indexType, `There is no type of index '${indexType}'`)]
      : []),
  ]
}
