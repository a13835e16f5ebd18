import type { ReactNode } from 'react'
import { NoMailNotice } from '../../parts/mail/no-mail-notice.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { RoomTabs } from '../../parts/rooms/room-tabs.tsx'

interface NewsletterHeadProps {
  readonly here: 'subscribers' | 'campaigns'
  readonly actions?: ReactNode
}

/** The heading of the rooms of newsletters, with the ways between them. */
export function NewsletterHead({ here, actions }: NewsletterHeadProps) {
  return (
    <>
      <PageHead title="Newsletter" actions={actions} />
      <NoMailNotice />
      <RoomTabs
        label="Rooms of newsletters"
        rooms={[
          { to: '/newsletter', label: 'Subscribers', isHere: here === 'subscribers' },
          { to: '/newsletter/campaigns', label: 'Campaigns', isHere: here === 'campaigns' },
        ]}
      />
    </>
  )
}
