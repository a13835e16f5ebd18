import type { Member } from '@vitrine/domain/members/member'
import type { Exchange } from '../http/exchange.ts'

/** Changes an account as it stands. */
export async function changeMember(
  { store }: Pick<Exchange, 'store'>,
  { id }: Member,
  change: (member: Member) => Member,
): Promise<void> {
  await store.transaction(async ({ members }) => {
    const member = await members.lock(id)
    if (member) await members.save(change(member))
  })
}
