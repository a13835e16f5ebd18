import { codeOf } from '@vitrine/store/engine/errors'

/** Has an error of the system name the file that was worked on: that of a folder which is read as a file names none. */
export async function namingFile<Result>(file: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const isNameless = error instanceof Error && codeOf(error) !== '' && !('path' in error)
    throw isNameless ? Object.assign(error, { path: file }) : error
  }
}
