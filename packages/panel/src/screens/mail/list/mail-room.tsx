import { EmptyState } from '@mantine/core'
import { mailList } from '@vitrine/contract/mail/mail-list'
import { exportMailCall, listMailCall } from '@vitrine/contract/mail/panel-calls'
import { Mail } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import { csvAddressOf } from '../../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { mailActs } from '../acts/mail-acts.ts'
import { MailCard, mailCells } from './mail-cells.tsx'
import { type MailRow, mailName } from './mail-row.ts'

const hint = 'What the shop sends to customers is kept here.'

/** The mailbox. */
export const mailRoom: ListRoom<MailRow> = {
  list: mailList,
  read: (query) => callQuery(listMailCall, { query }),
  nameOf: mailName,
  cells: mailCells,
  card: (mail) => <MailCard mail={mail} />,
  acts: mailActs,
  csvAddress: csvAddressOf(exportMailCall),
  csvCall: exportMailCall,
  empty: <Nothing title="No mail yet" />,
  emptyViews: {
    'state:any:waiting,failed,dead': <Nothing title="All mail went out" />,
    'state:any:failed,dead': <Nothing title="No mail failed" />,
  },
}

function Nothing({ title }: { readonly title: string }) {
  return <EmptyState py="xl" role="status" icon={<Mail aria-hidden />} title={title} description={hint} />
}
