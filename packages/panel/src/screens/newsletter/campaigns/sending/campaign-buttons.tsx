import { Button, Menu } from '@mantine/core'
import { CalendarClock, Ellipsis, MailCheck, Send } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { toastError } from '../../../../parts/toasts/toast.ts'
import type { StoredCampaign } from '../stored-campaign.ts'
import { useWholeActs } from '../whole-acts.tsx'

const SendDialog = lazy(() => import('./send-dialog.tsx').then((file) => ({ default: file.SendDialog })))
const ScheduleDialog = lazy(() =>
  import('./schedule-dialog.tsx').then((file) => ({ default: file.ScheduleDialog })),
)
const TestDialog = lazy(() => import('./test-dialog.tsx').then((file) => ({ default: file.TestDialog })))

type Dialog = 'test' | 'schedule' | 'send'

interface CampaignButtonsProps {
  readonly stored: StoredCampaign
  /** Whether something is not saved yet: what is sent is what is saved. */
  readonly isDirty: boolean
}

/** What can be done with a campaign as a whole. */
export function CampaignButtons({ stored, isDirty }: CampaignButtonsProps) {
  const { campaign } = stored
  const [opened, open] = useState<Dialog | null>(null)
  const { items, dialog } = useWholeActs(campaign)
  const close = () => open(null)
  const button = (wanted: Dialog, label: string, icon: ReactNode) => (
    <Button
      variant={wanted === 'send' ? 'filled' : 'default'}
      leftSection={icon}
      aria-haspopup="dialog"
      onClick={() =>
        isDirty
          ? toastError('Save first', 'What is sent is what is saved. Save your changes, then go on.')
          : open(wanted)
      }
    >
      {label}
    </Button>
  )
  const isScheduled = campaign.state === 'scheduled'
  return (
    <>
      {button('test', 'Send a test', <MailCheck size={16} aria-hidden />)}
      {campaign.acts.includes('schedule') &&
        button(
          'schedule',
          isScheduled ? 'Change the time' : 'Schedule',
          <CalendarClock size={16} aria-hidden />,
        )}
      {campaign.acts.includes('send') &&
        button('send', isScheduled ? 'Send now' : 'Send', <Send size={16} aria-hidden />)}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" px="xs" aria-label="More for this campaign">
            <Ellipsis size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>{items}</Menu.Dropdown>
      </Menu>
      {dialog}
      <Suspense>
        {opened === 'test' && <TestDialog campaign={campaign} onClose={close} />}
        {opened === 'schedule' && <ScheduleDialog stored={stored} onClose={close} />}
        {opened === 'send' && <SendDialog stored={stored} onClose={close} />}
      </Suspense>
    </>
  )
}
