import { mostMegapixels } from '@vitrine/domain/media/media-entry'
import type Sharp from 'sharp'

/** Largest picture that is opened. */
export const maxPixels = mostMegapixels * 1_000_000

/** Loads the picture library when it is first needed: it is large, and pages do without it. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // One thread per conversion and no cache: conversions are few, and visitors' requests come first.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
