import { link, open, rename, rm } from 'node:fs/promises'
import { codeOf } from '@vitrine/store/engine/errors'

/** Gives a file that is whole its name. Where something has that name already it throws EEXIST, and leaves both as they are. */
export async function putInPlace(part: string, target: string): Promise<void> {
  try {
    await link(part, target)
  } catch (error) {
    if (!linkless.has(codeOf(error))) throw error
    return putOverClaim(part, target)
  }
  await rm(part)
}

/** A rename takes the place of what has the name: the name is taken by an empty file before, which of several only one can make. */
async function putOverClaim(part: string, target: string): Promise<void> {
  const claim = await open(target, 'wx', 0o600)
  await claim.close()
  try {
    await rename(part, target)
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

/** How disks say that a file of theirs has one name only, as on most sticks. */
const linkless: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])
