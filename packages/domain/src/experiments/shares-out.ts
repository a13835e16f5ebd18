import type { Experiment } from './experiment.ts'

/** Whether it gives different variants to different visitors, so that something must be kept for as long as they are to see the same. */
export function sharesOut({ state, variants }: Pick<Experiment, 'state' | 'variants'>): boolean {
  return state === 'running' && !variants.some(({ percent }) => percent === 100)
}
