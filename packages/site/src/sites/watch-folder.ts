import { readFolderState } from '../template-folder/folder-state.ts'

/** How often a folder is looked at. */
const everyMs = 300

/**
 * Tells of changes in a folder as long as the program runs. It looks for itself: systems tell nothing more of a file once an editor has
 * put another one in its place, and some tell nothing of folders on other machines.
 */
export function watchFolder(dir: string, onChange: () => Promise<void>): void {
  let known: string | null = null
  const look = async () => {
    const seen = await readFolderState(dir)
    // A file that is being written has another state at the next look, and is told of again.
    if (known !== null && seen !== known) await onChange()
    known = seen
    setTimeout(look, everyMs).unref()
  }
  void look()
}
