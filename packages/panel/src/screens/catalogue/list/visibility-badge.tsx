import { StatusBadge } from '../../../parts/status-badge.tsx'

/** Whether visitors see the product. */
export function VisibilityBadge({ isVisible }: { readonly isVisible: boolean }) {
  return <StatusBadge tone={isVisible ? 'good' : 'calm'}>{isVisible ? 'Visible' : 'Hidden'}</StatusBadge>
}
