import { codeOf } from '@vitrine/store/engine/errors'

/** Why a file could not be read, for the person who named it. */
export function describeReadFailure(file: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no file ${file}.`
    case 'EISDIR':
      return `${file} is a folder: name the CSV file in it.`
    case 'EACCES':
    case 'EPERM':
      return `The file ${file} may not be read by you.`
    default:
      return `The file ${file} cannot be read: ${error instanceof Error ? error.message : error}`
  }
}
