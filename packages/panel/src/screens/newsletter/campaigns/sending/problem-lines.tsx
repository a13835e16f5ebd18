import { Anchor } from '@mantine/core'
import type { Call } from '@vitrine/contract/call'
import { changeSenderCall } from '@vitrine/contract/mail/sender-calls'
import { changeBusinessCall } from '@vitrine/contract/website/settings/business-calls'
import {
  type SendingProblem,
  sendingProblemText,
} from '@vitrine/domain/newsletter/campaigns/sending-problems'
import { CircleAlert } from 'lucide-react'
import { LinkText } from '../../../../parts/link-text.tsx'
import { may } from '../../../../session/may.ts'
import { useSession } from '../../../../session/session.ts'
import type { CampaignReply } from '../stored-campaign.ts'
import classes from './sending.module.css'

interface ProblemLinesProps {
  readonly problems: CampaignReply['readiness']['problems']
  /** Called when somebody goes to mend one of them. */
  readonly onGo?: () => void
}

/** Why a campaign cannot be sent, each with the way to where it is mended. */
export function ProblemLines({ problems, onGo }: ProblemLinesProps) {
  return (
    <ul className={classes.problems} aria-label="What hinders sending">
      {problems.map(({ code }) => (
        <li key={code} className={classes.problem}>
          <CircleAlert size={18} aria-hidden />
          <span>
            {sendingProblemText[code]} <Mend code={code} onGo={onGo} />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface Room {
  readonly to: '/settings/business' | '/settings/mails' | '/newsletter'
  readonly label: string
  readonly needs: Pick<Call, 'policy'> | null
}

/** Rooms of the panel in which a problem is mended. */
const rooms: Partial<Record<SendingProblem, Room>> = {
  'postal-address-missing': {
    to: '/settings/business',
    label: 'Business and contact',
    needs: changeBusinessCall,
  },
  'sender-missing': { to: '/settings/business', label: 'Business and contact', needs: changeBusinessCall },
  'sender-of-sample': { to: '/settings/business', label: 'Business and contact', needs: changeBusinessCall },
  'mail-not-set-up': { to: '/settings/mails', label: 'Mail', needs: changeSenderCall },
  'nobody-there': { to: '/newsletter', label: 'Subscribers', needs: null },
}

/** What is mended on the screen itself, by what finds the field. */
const places: Partial<Record<SendingProblem, string>> = {
  'subject-missing': '[data-campaign-field="subject"]',
  'list-gone': '[data-campaign-field="listId"]',
  'nothing-written': '[data-palette] button',
  'block-unfinished': '[data-row][data-unfinished] [data-row-toggle], [data-row-toggle]',
}

function Mend({ code, onGo }: { readonly code: SendingProblem; readonly onGo: (() => void) | undefined }) {
  const { roles } = useSession().account
  const room = rooms[code]
  const place = places[code]
  if (place !== undefined) {
    const go = () => {
      onGo?.()
      // A dialog gives the focus back to its button when it closes.
      setTimeout(() => document.querySelector<HTMLElement>(place)?.focus(), onGo ? 300 : 0)
    }
    return (
      <Anchor component="button" type="button" size="sm" onClick={go}>
        Go there
      </Anchor>
    )
  }
  if (!room) return null
  if (room.needs !== null && !may(roles, room.needs)) return <>Ask an administrator.</>
  return (
    <LinkText to={room.to} size="sm" underline="always">
      {room.label}
    </LinkText>
  )
}
