// Disks that are full soon. Mounting one needs root.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a test can mount a disk of its own. */
export const canMountDisks = process.getuid?.() === 0 && isMountable()

/** Puts a disk of a size, such as `6m`, in the place of a folder; returns what takes it away. */
export function mountSmallDisk(folder: string, size: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'vitrine-test', folder], { stdio: 'pipe' })
  return () => execFileSync('umount', ['-l', folder])
}

/** Makes room on such a disk. */
export function growDisk(folder: string, size: string): void {
  execFileSync('mount', ['-o', `remount,size=${size}`, folder])
}

function isMountable(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-mount-'))
  try {
    mountSmallDisk(folder, '64k')()
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
