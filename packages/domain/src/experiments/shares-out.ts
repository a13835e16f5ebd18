import type { Experiment } from './experiment.ts'

/** Whether it gives different variants to different visitors, so that something must be kept for as long as they are to see the same. */
export function sharesOut({ state, variants }: Pick<Experiment, 'state' | 'variants'>): boolean {
  return state === 'running' && !variants.some(isForAll)
}

/** Whether a variant is given to everybody, so that nobody needs a number by which they are shared out. */
export function isForAll({ percent }: { readonly percent?: unknown }): boolean {
  return percent === 100
}
