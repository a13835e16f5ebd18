import { Stack } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import {
  importSubscribersCall,
  listSubscriberImportsCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import { failureText } from '../../../call/messages.ts'
import { followMs, useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useReadWhenDone } from '../../../parts/reading/use-read-when-done.ts'
import { ImportCard } from './import-card.tsx'
import { SendSubscribers } from './send-subscribers.tsx'

/** Subscribers from a file: send it, watch it, read what became of each. */
export function ImportScreen() {
  const imports = useCall(
    listSubscriberImportsCall,
    {},
    { isFresh: true, everyMs: (reply) => isRunning(reply) && followMs },
  )
  useReadWhenDone(imports.data !== undefined && isRunning(imports.data), importSubscribersCall)
  return (
    <>
      <PageHead title="Import subscribers" above={<BackLink to="/newsletter">Newsletter</BackLink>} />
      <Stack>
        <SendSubscribers />
        <Shown of={[imports]} loading="Loading imports" failed={failureText.list}>
          {(read) => (
            <>
              {read.subscriberImports.map((each) => (
                <ImportCard key={each.id} subscriberImport={each} />
              ))}
            </>
          )}
        </Shown>
      </Stack>
    </>
  )
}

function isRunning({ subscriberImports }: ReplyOf<typeof listSubscriberImportsCall>): boolean {
  return subscriberImports.some(({ state }) => state === 'waiting' || state === 'running')
}
