/** A number from 0 to below 1 that an id always has (FNV-1a, mixed once more, since ids differ by a sign at their ends). */
export function chanceOf(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
