import { BackLink } from '../../parts/back-link.tsx'
import { PageHead } from '../../parts/page-head.tsx'

/** The heading of a room of the settings, with the way back to all of them. */
export function SettingsHead({ title }: { readonly title: string }) {
  return <PageHead title={title} above={<BackLink to="/settings">Settings</BackLink>} />
}
