import type { SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'
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
export const readUnplaced: (payload: unknown) => UnplacedDeclaration = defineJob(
  unplacedMailJobKind,
  Type.Object({
    name: Type.String(),
    email: Type.String(),
    orderNumber: Type.String(),
    part: Type.String(),
    atMs: Type.Number(),
  }),
).read
