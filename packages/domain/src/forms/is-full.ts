import type { FormSettings } from './form.ts'

/** Whether a form took as many submissions as its owner wants; they are counted where there is a limit alone. */
export async function isFull(
  { mostSubmissions = 0 }: Pick<FormSettings, 'mostSubmissions'>,
  countTaken: () => Promise<number>,
): Promise<boolean> {
  return mostSubmissions > 0 && (await countTaken()) >= mostSubmissions
}
