import type { SiteTables } from '@vitrine/store/store'
import { mailFacts } from '../../mail/mail-facts.ts'
import type { Services } from '../../services/services.ts'

/** The kind of the jobs that pass a declaration on to the owner for which there is no order that can be withdrawn from. */
export const unplacedMailJobKind = 'unplaced-withdrawal'

/** A declaration as a guest wrote it. */
export interface UnplacedDeclaration {
  readonly name: string
  readonly email: string
  readonly orderNumber: string
  /** '' for the whole contract. */
  readonly part: string
  readonly atMs: number
}

/** Passes a declaration on to the owner: it is one all the same, and may be about an order whose number was typed wrongly. */
export async function enqueueUnplaced(
  { jobs }: Pick<SiteTables, 'jobs'>,
  declaration: UnplacedDeclaration,
  services: Pick<Services, 'newId'>,
): Promise<void> {
  await jobs.enqueue({
    id: services.newId(),
    kind: unplacedMailJobKind,
    payload: declaration,
    runAtMs: declaration.atMs,
    // Whom it goes to is looked up when it is sent.
    mail: mailFacts('new-withdrawal', { to: '', subject: '' }),
  })
}

/** Reads the declaration that a job holds. */
export function readUnplaced(payload: unknown): UnplacedDeclaration {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const text = (name: string): string => {
    const value = fields[name]
    if (typeof value !== 'string') throw new Error(`A withdrawal is to be passed on, and has no ${name}`)
    return value
  }
  return {
    name: text('name'),
    email: text('email'),
    orderNumber: text('orderNumber'),
    part: text('part'),
    atMs: Number(fields.atMs),
  }
}
