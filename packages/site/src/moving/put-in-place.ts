import { existsSync } from 'node:fs'
import { link, rename, rm } from 'node:fs/promises'
import { codeOf } from '@vitrine/store/engine/errors'

/** Gives a file that is whole its name. Where something has that name already it throws EEXIST, and leaves both as they are. */
export async function putInPlace(part: string, target: string): Promise<void> {
  try {
    await link(part, target)
  } catch (error) {
    if (!linkless.has(codeOf(error))) throw error
    // Of two that come at the same moment the later one stays: such disks know nothing better.
    if (existsSync(target))
      throw Object.assign(new Error(`${target} is there already`), { code: 'EEXIST', path: target })
    return rename(part, target)
  }
  await rm(part)
}

/** How disks say that a file of theirs has one name only, as on most sticks. */
const linkless: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])
