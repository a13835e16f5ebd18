import { showMegabytes } from '../../format/show-megabytes.ts'

/** The largest picture the server takes, in bytes. */
export const largestImageBytes = 20_000_000

/** The kinds of picture the shop can show. */
const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']

/** What is wrong with a file before it is sent (specification, section 5); null when nothing is. */
export function checkFile(file: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (!imageTypes.includes(file.type)) {
    return `The file ${file.name} does not appear to be a supported file`
  }
  if (file.size > largestImageBytes) {
    return `The file ${file.name} is too large. The maximum allowed file size is ${showMegabytes(largestImageBytes)}.`
  }
  return null
}
