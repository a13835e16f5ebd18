import type { Member } from '@vitrine/domain/members/member'
import type { Exchange } from '../http/exchange.ts'

/** Changes an account as it stands, and returns what became of it; nothing where it is gone. */
export async function changeMember(
  { store }: Pick<Exchange, 'store'>,
  { id }: Member,
  change: (member: Member) => Member,
): Promise<Member | undefined> {
  return store.transaction(async ({ members }) => {
    const member = await members.lock(id)
    const changed = member && change(member)
    if (changed) await members.save(changed)
    return changed
  })
}
