import type { ReactNode } from 'react'
import { BackLink } from '../../parts/back-link.tsx'
import { PageHead } from '../../parts/page-head.tsx'

interface SettingsHeadProps {
  readonly title: string
  /** Buttons at the end of the row. */
  readonly actions?: ReactNode
}

/** The heading of a room of the settings, with the way back to all of them. */
export function SettingsHead({ title, actions }: SettingsHeadProps) {
  return <PageHead title={title} actions={actions} above={<BackLink to="/settings">Settings</BackLink>} />
}
