/** A line of a tree of folders, with the lines that carry it on. */
export interface TreeEntry {
  /** From the root of the tree, with forward slashes; folders end in one. */
  readonly path: string
  /** Files and folders that its description names; they stand in the folder, or beside the file. */
  readonly names: readonly string[]
  /** Whether `…` says that there is more of the kind. */
  readonly isOpenEnded: boolean
}

const branch = /^((?:│ {3}| {4})*)[├└]── (\S+)(.*)$/
const carriedOn = /^[│ ]+\S/
/** A file or folder by its plain name or path, at the end of a sentence as well. */
const name = /(?<=^|[\s(])[\w.@-]+(?:\/[\w.@-]+)*(?:\/|\.(?:tsx?|mjs|md|json|css|html))(?=$|[\s,.;:)])/g

/** Reads the first tree that a Markdown text draws in a fenced block. */
export function readTree(markdown: string): readonly TreeEntry[] {
  const block = /^```\w*\n(\.\n[\s\S]*?)^```$/m.exec(markdown)?.[1] ?? ''
  const entries: { path: string; text: string }[] = []
  const folders: string[] = []
  for (const line of block.split('\n').slice(1)) {
    const [, indent = '', first = '', rest = ''] = branch.exec(line) ?? []
    if (first !== '') {
      const depth = indent.length / 4
      folders.splice(depth, folders.length, first)
      entries.push({ path: folders.join(''), text: rest })
    } else if (carriedOn.test(line)) {
      const last = entries.at(-1)
      if (last) last.text += ` ${line.replace(/^[│ ]+/, '')}`
    }
  }
  return entries.map(({ path, text }) => ({
    path,
    names: [...text.matchAll(name)].map(([found]) => found),
    isOpenEnded: text.includes('…'),
  }))
}
