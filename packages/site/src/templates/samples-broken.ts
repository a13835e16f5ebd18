import { BrokenSamplesError } from '../seed/broken/broken-samples.ts'

/** A refusal of sample content that cannot be understood, with what is wrong in it. */
export interface SamplesBroken {
  readonly ok: false
  readonly problem: 'template-broken'
  readonly reason: string
}

/** Fills a site, and refuses sample content that cannot be understood: the template may come from anywhere. */
export async function refuseBrokenSamples<Outcome>(
  fill: () => Promise<Outcome>,
): Promise<Outcome | SamplesBroken> {
  try {
    return await fill()
  } catch (error) {
    if (!(error instanceof BrokenSamplesError)) throw error
    return { ok: false, problem: 'template-broken', reason: error.message }
  }
}
