import { BrokenSamplesError } from '@vitrine/site/seed/broken/broken-samples'
import { checkProducts } from '@vitrine/site/seed/broken/check-products'
import { sampleContent } from '@vitrine/site/seed/sample-content'
import type { Finding } from './finding.ts'

/** Sample content that cannot be understood: no site can begin with it. */
export async function findBrokenSamples(dir: string): Promise<readonly Finding[]> {
  try {
    // A template without any is filled with that of the demo site, which is right.
    const seed = await sampleContent(dir, dir)
    if (seed) checkProducts(seed)
    return []
  } catch (error) {
    if (!(error instanceof BrokenSamplesError)) throw error
    const message = error.message.replace(/\.$/, '')
    return [{ file: `content/${error.file}`, line: null, column: null, severity: 'error', message }]
  }
}
