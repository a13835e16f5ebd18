import { open } from 'node:fs/promises'
import { codeOf } from '@vitrine/store/engine/errors'

/** Waits until the names in a folder are on the disk: that of a file is when its folder is. Disks that cannot be told so are left alone. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!unable.has(codeOf(error))) throw error
  }
}

/** How network drives and some systems say that a folder is nothing to be synced. */
const unable: ReadonlySet<string> = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR'])
