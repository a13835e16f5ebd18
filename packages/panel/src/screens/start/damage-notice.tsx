import { Alert, List } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { readDamageCall } from '@vitrine/contract/website/damage-calls'
import { FileWarning } from 'lucide-react'
import { useCall } from '../../call/use-call.ts'

/** Says what of the site cannot be read, for as long as that is so. */
export function DamageNotice() {
  const { data } = useCall(readDamageCall, {})
  if (!data || data.damage.length === 0) return null
  return (
    <Alert
      role="status"
      color="orange"
      mb="lg"
      icon={<FileWarning aria-hidden />}
      title="Something of this site cannot be read"
    >
      Its pages are shown without it. Save it again, or bring it back from a backup.
      <List mt="xs" size="sm">
        {data.damage.map((each) => (
          <List.Item key={`${each.kind} ${each.name}`}>{sayDamage(each)}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

function sayDamage({ kind, name }: ReplyOf<typeof readDamageCall>['damage'][number]): string {
  const what = kind.charAt(0).toUpperCase() + kind.slice(1)
  return name === '' ? what : `${what}: ${name}`
}
