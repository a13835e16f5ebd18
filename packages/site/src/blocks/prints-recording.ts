import type { Theme } from '../theme/theme.ts'

/** What prints a recording: the formatter for players, or the address of the file. */
const signs = /\|\s*audio-player\b|\baudioAssetUrl\b/

const applied = /\|\s*apply\s+([\w.-]+)/g

/** Whether the item view that a template has for a type of collection prints the recording of an item, by itself or by a block. */
export function printsRecording(typeName: string, { folder }: Pick<Theme, 'folder'>): boolean {
  const seen = new Set<string>()
  const prints = (text: string): boolean => {
    if (signs.test(text)) return true
    return [...text.matchAll(applied)].some(([, name = '']) => {
      if (seen.has(name)) return false
      seen.add(name)
      return prints(folder.blocks.get(name)?.text ?? '')
    })
  }
  return prints(folder.collections.get(typeName)?.item?.text ?? '')
}
