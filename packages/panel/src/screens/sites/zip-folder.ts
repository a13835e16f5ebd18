import type { Zippable } from 'fflate'

/** A folder that is no template is refused before it is read as a whole. */
const maxFiles = 3_000

/** Makes a zip file of the files of a folder that was chosen; null where it is too much for a template. */
export async function zipFolder(files: readonly File[]): Promise<File | null> {
  const wanted = files.filter((file) => !/(^|\/)(\.|node_modules\/)/.test(pathOf(file)))
  if (wanted.length === 0 || wanted.length > maxFiles) return null
  const { zip } = await import('fflate')
  const contents: Zippable = {}
  for (const file of wanted) contents[pathOf(file)] = new Uint8Array(await file.arrayBuffer())
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(contents, { level: 6 }, (error, made) => (error ? reject(error) : resolve(made)))
  })
  const [first] = wanted
  const name = (first ? pathOf(first).split('/')[0] : '') || 'template'
  return new File([bytes], `${name}.zip`, { type: 'application/zip' })
}

/** Where a file lies below what was chosen. */
function pathOf(file: File): string {
  return file.webkitRelativePath || file.name
}
