import type { Store } from '@vitrine/store/store'

/** What was placed for a site that is to come in, and how each of it is taken back; what was placed last goes first. */
export type Undo = () => unknown

/**
 * Places what belongs to a site and brings its rows in; takes back what was placed where it did not come in. Where that ends in an error the store is
 * asked: the site may be in though nobody was told, and where the store does not answer either, all stays for whoever looks at the next start.
 */
export async function undoUnlessIn<Outcome>(
  { sites }: Pick<Store, 'sites'>,
  websiteId: string,
  bring: (undo: Undo[]) => Promise<{ readonly isIn: boolean; readonly outcome: Outcome }>,
): Promise<Outcome> {
  const undo: Undo[] = []
  const { isIn, outcome } = await bring(undo).catch(async (error: unknown) => {
    const mayBeIn = await sites.find(websiteId).then(
      (site) => site !== undefined,
      () => true,
    )
    // Why it did not come in says more than what could not be taken back.
    if (!mayBeIn) await takeBack(undo)
    throw error
  })
  const [failure] = isIn ? [] : await takeBack(undo)
  if (failure !== undefined) throw failure
  return outcome
}

/** Takes all back that can be; gives what went wrong with the rest. */
async function takeBack(undo: readonly Undo[]): Promise<readonly unknown[]> {
  const failures: unknown[] = []
  for (const each of undo.toReversed()) {
    try {
      await each()
    } catch (error) {
      failures.push(error)
    }
  }
  return failures
}
