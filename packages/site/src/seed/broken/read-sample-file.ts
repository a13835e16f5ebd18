import { LenientJsonError, parseLenientJson } from '../../template-folder/lenient-json.ts'
import { maxFileBytes, placeInside, readInside } from '../../template-folder/read-inside.ts'
import { BrokenSamplesError } from './broken-samples.ts'

/** What a file of the sample content holds; undefined when it is not there. Throws for one that cannot be understood. */
export async function readSampleFile(contentDir: string, name: string): Promise<unknown> {
  const text = await readInside(contentDir, name)
  if (text === null) {
    if ((await placeInside(contentDir, name)) === null) return undefined
    throw new BrokenSamplesError(name, `is too large: at most ${maxFileBytes / 1_000_000} MB are read.`)
  }
  try {
    return parseLenientJson(text)
  } catch (error) {
    if (!(error instanceof LenientJsonError)) throw error
    throw new BrokenSamplesError(name, `cannot be read as JSON in line ${error.line}: ${error.message}.`)
  }
}
